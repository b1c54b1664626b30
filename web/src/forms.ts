import { api } from "./api";
import type { Chosen, FormDescription, Option, Value } from "./api";
import type { Seat } from "./view";

/** The forms of the game as the house tells of them: the pages offer whatever is there. */

let asked: Promise<readonly FormDescription[]> | null = null;

/** Every form, and what may be chosen about it; asked for once. */
export function forms(): Promise<readonly FormDescription[]> {
  asked ??= api.forms().catch((reason: unknown) => {
    asked = null;
    throw reason;
  });
  return asked;
}

/** What was chosen of a form: only what is not as usual, each by the names that lead to it. */
export type Choices = Readonly<Record<string, Value>>;

/** How choices name an option. */
export function nameOf({ path }: Pick<Option, "path">): string {
  return path.join(".");
}

/** The value of an option. */
export function valueOf(option: Option, choices: Choices): Value {
  const chosen = choices[nameOf(option)];
  return chosen === undefined ? option.usual : chosen;
}

/** The key of an option's words, and of one of its values'. */
export function wordsOf({ path }: Pick<Option, "path">, value?: Value): string {
  const key = `option-${(path.at(-1) ?? "").replaceAll("_", "-")}`;
  return value === undefined ? key : `${key}-${String(value).replaceAll("_", "-")}`;
}

function isChosen(form: FormDescription, { path, value }: Chosen, choices: Choices): boolean {
  const option = form.options.find((each) => nameOf(each) === path.join("."));
  return option !== undefined && valueOf(option, choices) === value;
}

/** Why these choices do not go together: the code of the reason, null where they do. */
export function clashOf(form: FormDescription, choices: Choices): string | null {
  const found = form.clashes.find(
    ({ one, other }) => isChosen(form, one, choices) && isChosen(form, other, choices),
  );
  return found?.code ?? null;
}

/** Where people sit. */
export function chairsOf(form: FormDescription, choices: Choices): readonly Seat[] {
  return form.moved.find(({ by }) => isChosen(form, by, choices))?.chairs ?? form.chairs;
}

/** The form's options as the house is asked for them. */
export function optionsOf(form: FormDescription, choices: Choices): Record<string, unknown> {
  const made: Record<string, unknown> = { type: form.name };
  for (const option of form.options) {
    const value = choices[nameOf(option)];
    if (value === undefined || value === option.usual) continue;
    let inner = made;
    for (const name of option.path.slice(0, -1)) {
      inner = (inner[name] ??= {}) as Record<string, unknown>;
    }
    inner[option.path.at(-1) ?? ""] = value;
  }
  return made;
}

/** Choices made another time, as far as the form still has them. */
export function stillThere(form: FormDescription, choices: unknown): Choices {
  if (typeof choices !== "object" || choices === null) return {};
  const given = choices as Record<string, Value>;
  return Object.fromEntries(
    form.options.flatMap((option): [string, Value][] => {
      const value = given[nameOf(option)];
      return value !== undefined && isPossible(option, value) ? [[nameOf(option), value]] : [];
    }),
  );
}

/** Whether an option may have this value. */
export function isPossible(option: Option, value: Value): boolean {
  if (option.kind !== "number") return option.values.includes(value);
  if (value === null) return option.may_be_none;
  if (typeof value !== "number" || !Number.isInteger(value)) return false;
  return value >= option.least && (option.most === null || value <= option.most);
}
