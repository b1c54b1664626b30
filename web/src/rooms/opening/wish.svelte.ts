import type { FormOptions, NewTable } from "../../api";
import type { Seat } from "../../view";
import type { Chicago, Duplicate, Policy, Rubber } from "../../wire";

export type FormName = FormOptions["type"];
export const FORMS: readonly FormName[] = ["rubber", "chicago", "duplicate"];

/** Boards of a file: their text, what the file is called, how many deals it seems to have. */
export interface BoardFile {
  text: string;
  name: string;
  deals: number;
}

/** What a table plays by unless its host says otherwise. */
const HOUSE_RULES = {
  rubber: {
    type: "rubber",
    honours: "none",
    game_bonuses: false,
    insult_fifty: false,
    quick_rubber: false,
    simple_undertricks: false,
    settlement: "none",
    unfinished_part_score: 100,
    passed_out: "passes_on",
    dealer: "N",
  } satisfies Required<Rubber>,
  chicago: {
    type: "chicago",
    vulnerability: "new",
    passed_out: "redealt",
    last_part_score: "any_deal",
    honours: "none",
    settlement: "none",
    dealer: "N",
  } satisfies Required<Chicago>,
  duplicate: { type: "duplicate", boards: null, first: 1 } satisfies Required<Duplicate>,
};

const AGREEMENTS = {
  undo_calls: "opponents",
  undo_cards: "opponents",
  watching: "after",
  chat: true,
  stop_seconds: 0,
  next_deal_seconds: 0,
  absent_seconds: 120,
} satisfies Required<Policy>;

const REMEMBERED = "biritch.table";

interface Kept {
  rubber?: Partial<Rubber>;
  chicago?: Partial<Chicago>;
  duplicate?: Partial<Duplicate>;
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
  form = $state<FormName>("rubber");
  rubber = $state<Required<Rubber>>({ ...HOUSE_RULES.rubber });
  chicago = $state<Required<Chicago>>({ ...HOUSE_RULES.chicago });
  duplicate = $state<Required<Duplicate>>({ ...HOUSE_RULES.duplicate });
  policy = $state<Required<Policy>>({ ...AGREEMENTS });
  company = $state<"robots" | "friends">("robots");
  seat = $state<Seat | "stand">("S");
  secret = $state(false);
  name = $state("");
  file = $state.raw<BoardFile | null>(null);

  constructor(search: URLSearchParams) {
    const { rubber, chicago, duplicate, policy } = kept();
    Object.assign(this.rubber, rubber);
    Object.assign(this.chicago, chicago);
    Object.assign(this.duplicate, duplicate);
    Object.assign(this.policy, policy);
    const form = FORMS.find((name) => name === search.get("form"));
    if (form) this.form = form;
    if (search.get("with") === "friends") this.invite();
  }

  /** Friends come by links, so the table need not stand in the lobby. */
  invite(): void {
    this.company = "friends";
    this.secret = true;
  }

  /** Whether anything of the form's rules is not as usual. */
  get isPlain(): boolean {
    return same($state.snapshot(this[this.form]), HOUSE_RULES[this.form]);
  }

  /** Whether the agreements are the usual ones. */
  get isUsual(): boolean {
    return same($state.snapshot(this.policy), AGREEMENTS);
  }

  /** The form's rules as usual again. */
  plain(): void {
    Object.assign(this[this.form], HOUSE_RULES[this.form]);
  }

  /** The usual agreements again. */
  usual(): void {
    Object.assign(this.policy, AGREEMENTS);
  }

  /** As the house is asked. */
  asked(): NewTable {
    return {
      form: $state.snapshot(this[this.form]),
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
    const { rubber, chicago, duplicate, policy } = this;
    try {
      localStorage.setItem(REMEMBERED, JSON.stringify({ rubber, chicago, duplicate, policy }));
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
