import type { Seat } from "../../view";
import { say } from "../../words.svelte";

/** What is often said at a table. It goes as `:hello:`, and each reads it in his own language. */
export const PHRASES = ["hello", "luck", "thanks", "well", "sorry", "back"] as const;
export type Phrase = (typeof PHRASES)[number];

/** A phrase as it is sent. */
export function sent(phrase: Phrase): string {
  return `:${phrase}:`;
}

/** What was said, in words, and the table it leads to where somebody opened the next one. */
export interface Spoken {
  words: string;
  link: string | null;
}

const AGAIN = /^:again:(?: [NESW]\/l\/[\w-]+)+$/;

/** The words in which a new table is told to those at the old one: for each chair its link, as a path of this house. */
export function playAgain(links: readonly (readonly [Seat, string])[]): string {
  const paths = links.map(([seat, link]) => ` ${seat}${new URL(link, location.href).pathname}`);
  return `:again:${paths.join("")}`;
}

/** A line of talk as the reader in this chair sees it. */
export function spoken(text: string, chair: Seat | null): Spoken {
  const phrase = PHRASES.find((each) => sent(each) === text);
  if (phrase) return { words: say(`phrase-${phrase}`), link: null };
  if (!AGAIN.test(text)) return { words: text, link: null };
  const own = text.split(" ").find((part) => part[0] === chair);
  return { words: say("phrase-again"), link: own?.slice(1) ?? null };
}
