import type { FormDescription } from "../../api";

/** A way to spend an evening, as the page offers it. */
export interface Offered {
  /** Names it in the words: `plan-…`. */
  name: string;
  /** As the house is asked, but for what `asks` asks about. */
  plan: Record<string, unknown>;
  /** How many sit at a table; null for as many as the form has. */
  chairs: number | null;
  /** The form that is usual for it. */
  form: string;
  asks: readonly Asked[];
}

/** Something that a plan asks about: a number, or one of a few things that have words. */
export interface Asked {
  name: string;
  usual: number | string;
  values: readonly (number | string)[];
  /** What the house is told for a value; the value itself where nothing is said. */
  sends?: Readonly<Record<string, unknown>>;
}

const FOUR = 4;

export const PLANS: readonly Offered[] = [
  { name: "once", plan: { type: "once" }, chairs: null, form: "rubber", asks: [] },
  { name: "tour", plan: { type: "tour" }, chairs: FOUR, form: "rubber", asks: [] },
  { name: "rota-5", plan: { type: "rota", size: 5 }, chairs: FOUR, form: "rubber", asks: [] },
  { name: "rota-6", plan: { type: "rota", size: 6 }, chairs: FOUR, form: "rubber", asks: [] },
  { name: "turn_about", plan: { type: "turn_about" }, chairs: FOUR, form: "russian", asks: [] },
  {
    name: "owner_in_turn",
    plan: { type: "owner_in_turn" },
    chairs: 3,
    form: "threehanded",
    asks: [],
  },
  {
    name: "pairs",
    plan: { type: "pairs" },
    chairs: FOUR,
    form: "duplicate",
    asks: [
      { name: "tables", usual: 2, values: [2, 3, 4, 5, 6] },
      { name: "boards", usual: 4, values: [1, 2, 3, 4, 6, 8] },
    ],
  },
  {
    name: "teams",
    plan: { type: "teams" },
    chairs: FOUR,
    form: "duplicate",
    asks: [
      { name: "size", usual: 4, values: [4, 5, 6] },
      { name: "sets", usual: 2, values: [1, 2, 3, 4] },
      { name: "boards", usual: 8, values: [2, 4, 6, 8, 12, 16] },
      { name: "scale", usual: "wbf", values: ["wbf", "twenty_four", "imps"] },
      {
        name: "lines_change",
        usual: "keep",
        values: ["keep", "change"],
        sends: { keep: false, change: true },
      },
    ],
  },
];

/** What a kind of evening is called, as the words know it: `plan-…`; a rota by how many play. */
export function planName(type: string, players: number): string {
  return type === "rota" ? `plan-rota-${players}` : `plan-${type}`;
}

/** The page of the rules about a kind of evening. */
export function rulesOf({ plan }: Offered): string {
  return `/rules/${String(plan.type)}`;
}

/** The first kind of evening that a page of the rules is about. */
export function ruledBy(page: string): Offered | undefined {
  return PLANS.find(({ plan }) => plan.type === page);
}

/** Whether boards are compared between tables, so that only one form makes sense. */
export function compares(offered: Offered): boolean {
  return offered.form === "duplicate";
}

/** The forms that an evening of a kind can be played in. */
export function formsFor(
  offered: Offered,
  forms: readonly FormDescription[],
): readonly FormDescription[] {
  if (compares(offered)) return forms.filter(({ name }) => name === offered.form);
  return forms.filter(({ chairs }) => offered.chairs === null || chairs.length === offered.chairs);
}
