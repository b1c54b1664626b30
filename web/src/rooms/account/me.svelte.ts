import { api } from "../../api";
import type { Me } from "../../api";
import { language, LANGUAGES, speak } from "../../words.svelte";
import type { Language } from "../../words.svelte";

const who = $state<{ me: Me | null }>({ me: null });
let asked: Promise<Me | null> | null = null;

/** Who one is in this house; null until it has said so. */
export function me(): Me | null {
  return who.me;
}

/** One is somebody else now: has joined, logged in or out, or is called otherwise. */
export function became(next: Me): void {
  who.me = next;
  asked = Promise.resolve(next);
}

/** Ask once who one is. Whoever comes for the first time becomes a guest by it, and may open sockets. */
export function known(): Promise<Me | null> {
  asked ??= api.me().then(
    (found) => (who.me = found),
    () => (asked = null),
  );
  return asked;
}

/** Read the house in another language from now on, here and where one logs in next. */
export async function readIn(next: Language): Promise<void> {
  await speak(next);
  await api.read(next).catch(() => null);
}

/** Read it in the language one chose elsewhere, after logging in. */
export async function readAsBefore({ language: kept }: Me): Promise<void> {
  if (kept in LANGUAGES && kept !== language()) await speak(kept as Language);
}
