import { bidOf, named } from "./bridge";
import { has, say } from "./words.svelte";

/** What the house refuses: the code of the reason, plain English, the values at fault. */
export interface Refusal {
  code: string;
  message: string;
  details?: Record<string, string | number>;
}

/** The house's words for a code: `call.double.own` is `error-call-double-own`. */
export function keyOf(code: string): string {
  return `error-${code.replaceAll(/[._]/g, "-")}`;
}

const CALLS = ["P", "X", "XX"];

/** A value at fault as a player says it: `2H` is two hearts, `SA` the ace of spades. */
function spoken(value: string | number): string | number {
  if (typeof value === "number") return value;
  if (CALLS.includes(value)) return say(`call-name-${value}`);
  if (/^[SHDC][2-9TJQKA]$/.test(value)) {
    return say("card-name", named(value));
  }
  const bid = /^[1-7](NT?|[SHDC])$/.test(value) ? bidOf(value) : null;
  return bid ? say("bid-name", { level: bid.level, strain: bid.strain }) : value;
}

/** A refusal in the reader's language; a code nobody has words for says what the house said. */
export function refusalText({ code, message, details = {} }: Refusal): string {
  const key = keyOf(code);
  if (!has(key)) return message;
  const values = Object.entries(details).map(([name, value]) => [name, spoken(value)] as const);
  return say(key, Object.fromEntries(values));
}
