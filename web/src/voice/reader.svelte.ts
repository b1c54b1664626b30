import { bySuit, named, rankOf, suitOf } from "../bridge";
import { handName } from "../rooms/table/sides";
import type { Board, Seat, View } from "../view";
import { inWords, say } from "../words.svelte";
import { boardHeard, callHeard, contractHeard, heard } from "./heard";
import type { Sentence } from "./heard";

const KEPT = 40;
const TURNS = new Set([
  "heard-your-call",
  "heard-your-play",
  "heard-play-dummy",
  "heard-play-from",
]);

/** What the keys of the voice table ask for. */
export type Question = "auction" | "hand" | "dummy" | "trick" | "score" | "turn";

function spoken({ key, values, meaning }: Sentence): string {
  return say(key, meaning ? { ...values, meaning: inWords(meaning) } : values);
}

/** A hand in words, suit by suit. */
export function handInWords(cards: readonly string[]): string {
  return bySuit(cards)
    .map((suit) =>
      say("suit-holding", {
        suit: suitOf(suit[0] ?? "S"),
        ranks: suit.map((card) => say(`rank-letter-${rankOf(card)}`)).join(" "),
      }),
    )
    .join(", ");
}

/** Follows the table and says in order what happens; answers questions about it. */
export class Reader {
  /** The newest last; each line has a number of its own so that none is spoken twice. */
  lines = $state<{ id: number; text: string }[]>([]);
  private next = 1;
  private before: View | null = null;
  private faced = new Set<Seat>();

  /** Say something now. */
  say(text: string): void {
    this.lines.push({ id: this.next, text });
    this.next += 1;
    if (this.lines.length > KEPT) this.lines.splice(0, this.lines.length - KEPT);
  }

  /** Say what the new view brings. */
  hear(view: View): void {
    const { before } = this;
    this.before = view;
    const said = heard(before, view);
    if (view.board && before?.board?.number !== view.board.number) this.faced.clear();
    // Cards are read out once they are seen, before whoever must act is told so.
    const turn = TURNS.has(said.at(-1)?.key ?? "") ? said.splice(-1) : [];
    const lines = [...said.map(spoken), ...this.newHands(view), ...turn.map(spoken)];
    for (const line of lines) this.say(line);
    if (view.closed && before && !before.closed && !view.over) this.say(say("table-closing"));
  }

  private newHands(view: View): string[] {
    const { board } = view;
    if (!board || board.phase === "over") return [];
    const shown = (["N", "E", "S", "W"] as const).filter(
      (seat) => board.hands[seat]?.length && !this.faced.has(seat),
    );
    for (const seat of shown) this.faced.add(seat);
    return shown.map((seat) => this.holding(view, board, seat));
  }

  private holding(view: View, board: Board, seat: Seat): string {
    const name = handName(view, seat);
    return `${name}: ${handInWords(board.hands[seat] ?? [])}`;
  }

  /** Answer a question about the table. */
  tell(what: Question, view: View): void {
    const { board } = view;
    if (!board) return;
    for (const line of this.answer(what, view, board)) this.say(line);
  }

  private answer(what: Question, view: View, board: Board): string[] {
    const chair = view.you.chair ?? "S";
    // Before there is a dummy, a second hand of one's own may be in sight.
    const kept = view.you.seats.find((each) => each !== chair) ?? null;
    const seat = what === "dummy" ? (board.dummy ?? kept) : chair;
    switch (what) {
      case "auction":
        return [boardHeard(board), ...board.auction.flatMap((made) => callHeard(view, made))].map(
          spoken,
        );
      case "hand":
      case "dummy":
        return seat && board.hands[seat]
          ? [this.holding(view, board, seat)]
          : [say("nothing-to-tell")];
      case "trick": {
        const trick = board.trick.length > 0 ? board.trick : (board.last_trick ?? []);
        return trick.map(({ seat: by, card }) => say("heard-card", { seat: by, ...named(card) }));
      }
      case "score":
        return [
          ...contractHeard(board).map(spoken),
          say("tricks-so-far", { ns: board.tricks.ns, ew: board.tricks.ew }),
          say("totals", { ns: view.sheet.totals.ns, ew: view.sheet.totals.ew }),
        ];
      case "turn":
        return board.turn ? [say("turn-of", { seat: board.turn })] : [say("nothing-to-tell")];
    }
  }
}
