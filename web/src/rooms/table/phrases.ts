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

const AGAIN = /^:again: (\/l\/[\w-]+)$/;

/** The words in which a new table is told to those at the old one: its link, as a path of this house. */
export function playAgain(link: string): string {
  return `:again: ${new URL(link, location.href).pathname}`;
}

/** A line of talk as its reader sees it. */
export function spoken(text: string): Spoken {
  const phrase = PHRASES.find((each) => sent(each) === text);
  if (phrase) return { words: say(`phrase-${phrase}`), link: null };
  const link = AGAIN.exec(text)?.[1] ?? null;
  return link ? { words: say("phrase-again"), link } : { words: text, link: null };
}
