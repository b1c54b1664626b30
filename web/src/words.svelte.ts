import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import type { Wording } from "./view";

/** The languages of the house, each by its own name. */
export const LANGUAGES = { en: "English", uk: "Українська", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<string>("../../src/biritch/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

const REMEMBERED = "biritch.language";
const bundles = new Map<Language, FluentBundle>();
const speaking = $state<{ language: Language; ready: number }>({ language: "en", ready: 0 });

function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}

/** The language chosen before, else the first of the browser's that the house speaks. */
export function preferred(): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(REMEMBERED);
  } catch {
    // A browser that keeps nothing still plays.
  }
  const wanted = [kept ?? "", ...navigator.languages].map((name) => name.slice(0, 2));
  return wanted.find(isLanguage) ?? "en";
}

async function load(language: Language): Promise<void> {
  if (bundles.has(language)) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  for (const text of await Promise.all(own.map(([, read]) => read()))) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  bundles.set(language, bundle);
}

/** Speak a language from now on, and remember it. */
export async function speak(language: Language, { remember = true } = {}): Promise<void> {
  await load(language);
  speaking.language = language;
  speaking.ready += 1;
  document.documentElement.lang = language;
  if (!remember) return;
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // As above.
  }
}

/** The language spoken now. */
export function language(): Language {
  return speaking.language;
}

/** Whether the house has a word for this key. */
export function has(key: string): boolean {
  return speaking.ready > 0 && (bundles.get(speaking.language)?.hasMessage(key) ?? false);
}

/** A word or sentence in the reader's language, with its variables. A key without words shows itself. */
export function say(key: string, variables: Record<string, FluentVariable> = {}): string {
  const bundle = speaking.ready > 0 ? bundles.get(speaking.language) : undefined;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, variables);
}

/** What somebody said, in the reader's language where it is one of the house's texts. */
export function inWords(wording: Wording): string {
  return "text" in wording ? wording.text : say(wording.message, wording.values);
}
