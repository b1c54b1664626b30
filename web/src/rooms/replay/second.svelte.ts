import { api } from "../../api";
import type { Hint } from "../../hint";
import { contractOf } from "../../bridge";
import type { Seat } from "../../view";
import { reasonOf } from "../lobby/asking.svelte";
import type { Whole } from "./steps";

/** A turn of one's own: which step of the board it is, and what one chose. */
export interface Turn {
  place: number;
  chosen: string;
  /** Which of one's calls, or which trick. */
  number: number;
  of: "calls" | "cards";
}

/** A turn at which a robot would have chosen something else. */
export interface Difference {
  turn: Turn;
  hint: Hint;
}

/** The turns of whoever sat in a chair: declarer's are dummy's too, and dummy has none in the play. */
export function turnsOf({ board, played }: Whole, chair: Seat): Turn[] {
  const declarer = board.contract ? (contractOf(board.contract)?.declarer ?? null) : null;
  const calls = board.auction.flatMap((made, place) =>
    made.seat === chair ? [{ place, chosen: made.call }] : [],
  );
  const cards = played.flatMap(({ seat, card }, at) => {
    const by = seat === board.dummy && declarer ? declarer : seat;
    const place = board.auction.length + at;
    const number = Math.floor(at / 4) + 1;
    return by === chair ? [{ place, chosen: card, number, of: "cards" as const }] : [];
  });
  return [
    ...calls.map((call, at) => ({ ...call, number: at + 1, of: "calls" as const })),
    ...cards,
  ];
}

/** Whether a robot would have chosen something else; a card that comes to the same as its own is none. */
export function differs({ chosen }: Turn, { candidates }: Hint): boolean {
  const best = candidates.find((each) => each.is_best);
  return best !== undefined && best.choice !== chosen && !best.same.includes(chosen);
}

/** A robot's opinion of each turn, asked for one after the other. */
export class SecondOpinion {
  differences = $state.raw<Difference[]>([]);
  done = $state(0);
  all = $state(0);
  silent = $state(0);
  busy = $state(false);
  refused = $state("");
  private asked = 0;

  async ask(table: string, whole: Whole, chair: Seat): Promise<void> {
    const mine = ++this.asked;
    const turns = turnsOf(whole, chair);
    Object.assign(this, { differences: [], done: 0, silent: 0, all: turns.length });
    Object.assign(this, { busy: true, refused: "" });
    try {
      for (const turn of turns) {
        const { hint } = await api.secondOpinion(table, whole.board.number, turn.place);
        if (mine !== this.asked) return;
        this.done += 1;
        if (!hint) this.silent += 1;
        else if (differs(turn, hint)) this.differences = [...this.differences, { turn, hint }];
      }
    } catch (reason) {
      if (mine === this.asked) this.refused = reasonOf(reason);
    } finally {
      if (mine === this.asked) this.busy = false;
    }
  }

  stop(): void {
    this.asked += 1;
    this.busy = false;
  }
}
