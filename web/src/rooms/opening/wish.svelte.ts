import type { FormDescription, NewTable, Option, Value } from "../../api";
import { chairsOf, clashOf, nameOf, optionsOf, stillThere, valueOf } from "../../forms";
import type { Choices } from "../../forms";
import type { Seat } from "../../view";
import type { Policy } from "../../wire";

/** Boards of a file: their text, what the file is called, how many deals it seems to have. */
export interface BoardFile {
  text: string;
  name: string;
  deals: number;
}

const AGREEMENTS = {
  undo_calls: "opponents",
  undo_cards: "opponents",
  watching: "after",
  chat: true,
  stop_seconds: 0,
  next_deal_seconds: 0,
  absent_seconds: 120,
  hints: false,
  robots: "",
} satisfies Required<Policy>;

const REMEMBERED = "biritch.table";

interface Kept {
  choices?: Record<string, unknown>;
  policy?: Partial<Policy>;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** The table somebody is about to open. House rules and agreements begin as he left them last time. */
export class Wish {
  /** The name of the form. */
  form = $state("");
  /** What was chosen of each form. */
  choices = $state<Record<string, Choices>>({});
  policy = $state<Required<Policy>>({ ...AGREEMENTS });
  company = $state<"robots" | "friends">("robots");
  secret = $state(false);
  name = $state("");
  file = $state.raw<BoardFile | null>(null);
  private place = $state<Seat | "stand">("S");

  constructor(
    readonly forms: readonly FormDescription[],
    search: URLSearchParams,
  ) {
    const { choices, policy } = kept();
    for (const form of forms) this.choices[form.name] = stillThere(form, choices?.[form.name]);
    Object.assign(this.policy, policy);
    const wanted = forms.find(({ name }) => name === search.get("form")) ?? forms[0];
    this.form = wanted?.name ?? "";
    if (search.get("with") === "friends") this.invite();
  }

  /** Friends come by links, so the table need not stand in the lobby. */
  invite(): void {
    this.company = "friends";
    this.secret = true;
  }

  /** The form that is chosen. */
  get described(): FormDescription {
    return this.forms.find(({ name }) => name === this.form) as FormDescription;
  }

  private get chosen(): Choices {
    return this.choices[this.form] ?? {};
  }

  /** Where people sit in this form. */
  get chairs(): readonly Seat[] {
    return chairsOf(this.described, this.chosen);
  }

  /** Where one sits oneself: nobody sits where the form has no chair. */
  get seat(): Seat | "stand" {
    const { place, chairs } = this;
    return place === "stand" || chairs.includes(place) ? place : (chairs[0] ?? "stand");
  }

  set seat(seat: Seat | "stand") {
    this.place = seat;
  }

  /** The code of the reason why the choices do not go together; null where they do. */
  get clash(): string | null {
    return clashOf(this.described, this.chosen);
  }

  value(option: Option): Value {
    return valueOf(option, this.chosen);
  }

  choose(option: Option, value: Value): void {
    this.choices[this.form] = { ...this.chosen, [nameOf(option)]: value };
  }

  /** Whether everything of the form's rules is as usual. */
  get isPlain(): boolean {
    return this.described.options.every((option) => this.value(option) === option.usual);
  }

  /** Whether the agreements are the usual ones. */
  get isUsual(): boolean {
    return same($state.snapshot(this.policy), AGREEMENTS);
  }

  /** The form's rules as usual again. */
  plain(): void {
    this.choices[this.form] = {};
  }

  /** The usual agreements again. */
  usual(): void {
    Object.assign(this.policy, AGREEMENTS);
  }

  /** As the house is asked. */
  asked(): NewTable {
    return {
      form: optionsOf(this.described, $state.snapshot(this.chosen)),
      name: this.name.trim(),
      policy: $state.snapshot(this.policy),
      private: this.secret,
      seat: this.seat === "stand" ? null : this.seat,
      robots: this.company === "robots",
      ...(this.file ? { pbn: this.file.text, file: this.file.name } : {}),
    };
  }

  /** Keep the rules and agreements for the next table opened here. */
  remember(): void {
    const { choices, policy } = this;
    try {
      localStorage.setItem(REMEMBERED, JSON.stringify({ choices, policy }));
    } catch {
      // A browser that keeps nothing asks anew.
    }
  }
}

function same(given: object, usual: object): boolean {
  return Object.entries(usual).every(
    ([key, value]) => (given as Record<string, unknown>)[key] === value,
  );
}

/** Boards out of a file somebody chose or dropped. Older files are not in UTF-8. */
export async function readBoards(file: File): Promise<BoardFile> {
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder("windows-1252").decode(bytes);
  }
  return { text, name: file.name, deals: (text.match(/^\s*\[Deal\s+"/gm) ?? []).length };
}
