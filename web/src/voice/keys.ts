import type { Board } from "../view";
import type { Question } from "./reader.svelte";

/** What the keyboard can ask of the table. */
export interface Keyboard {
  board: Board | null;
  /** Calls that may be made now. */
  calls: readonly string[];
  /** The level typed, waiting for its strain. */
  level: number | null;
  setLevel(level: number | null): void;
  call(call: string): void;
  /** Offer a key to the cards; true if they took it. */
  card(key: string): boolean;
  peek(): void;
  undo(): void;
  claim(): void;
  /** Agree or refuse, where an answer is waited for. */
  answer(yes: boolean): void;
  next(): void;
  tell(what: Question): void;
  leave(): void;
}

const STRAINS: Record<string, string> = { KeyC: "C", KeyD: "D", KeyH: "H", KeyS: "S", KeyN: "NT" };
const CALLS: Record<string, string> = { KeyP: "P", KeyX: "X", KeyR: "XX" };
const QUESTIONS: Record<string, Question> = {
  KeyA: "auction",
  KeyM: "hand",
  KeyY: "dummy",
  KeyT: "trick",
  KeyO: "score",
  KeyW: "turn",
};

/** The keys, in the order the help lists them: code and word. */
export const HELP: readonly (readonly [string, string])[] = [
  ["1–7, C D H S N", "key-bid"],
  ["P · X · R", "key-calls"],
  ["← → · Enter", "key-cards"],
  ["L", "key-last"],
  ["U", "key-undo"],
  ["K", "key-claim"],
  ["G · B", "key-answer"],
  ["N", "key-next"],
  ["A", "key-auction"],
  ["M", "key-hand"],
  ["Y", "key-dummy"],
  ["T", "key-trick"],
  ["O", "key-score"],
  ["W", "key-turn"],
];

/** Whether the keys belong to somebody else: a field being written in, or a sheet over the table. */
function busy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]") !== null) return true;
  const field = "input:not([type=radio]):not([type=checkbox]), textarea, select";
  return target instanceof HTMLElement && target.closest(field) !== null;
}

function bid(keyboard: Keyboard, code: string): boolean {
  const level = /^(?:Digit|Numpad)([1-7])$/.exec(code)?.[1];
  if (level) {
    keyboard.setLevel(Number(level));
    return true;
  }
  const strain = STRAINS[code];
  if (keyboard.level !== null && strain) {
    const made = `${keyboard.level}${strain}`;
    if (keyboard.calls.includes(made)) keyboard.call(made);
    keyboard.setLevel(null);
    return true;
  }
  const call = CALLS[code];
  if (call && keyboard.calls.includes(call)) {
    keyboard.call(call);
    return true;
  }
  return false;
}

function act(keyboard: Keyboard, { code, key, target }: KeyboardEvent): boolean {
  if (keyboard.board?.phase === "auction" && bid(keyboard, code)) return true;
  const native =
    target instanceof HTMLElement && target.closest("button, a, summary, label, input");
  if (!(native && (key === "Enter" || key === " ")) && keyboard.card(key)) return true;
  const question = QUESTIONS[code];
  if (question) keyboard.tell(question);
  else if (code === "KeyL") keyboard.peek();
  else if (code === "KeyU") keyboard.undo();
  else if (code === "KeyK") keyboard.claim();
  else if (code === "KeyG" || code === "KeyB") keyboard.answer(code === "KeyG");
  else if (code === "KeyN") keyboard.next();
  else if (key === "Escape") keyboard.leave();
  else return false;
  return true;
}

/** Do what a key asks. Keys go by their place on the keyboard, so any alphabet may be on. */
export function keyed(event: KeyboardEvent, keyboard: Keyboard): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (busy(event.target)) {
    // Out of a field, and the keys are the table's again.
    if (event.key === "Escape" && event.target instanceof HTMLInputElement) event.target.blur();
    return;
  }
  // A key held down does once what it does; only the arrows go on through the cards.
  if (event.repeat && !event.key.startsWith("Arrow")) return event.preventDefault();
  if (act(keyboard, event)) event.preventDefault();
}
