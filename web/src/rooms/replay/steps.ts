import { viewOf } from "../../adapter";
import type { FinishedBoard } from "../../api";
import { SEATS, sideOf } from "../../bridge";
import type { Board, PlayedCard, Seat, Side, View } from "../../view";

/** A finished board, ready to be gone through step by step: each call and each card is one. */
export interface Whole {
  view: View;
  board: Board;
  /** What each hand was dealt. */
  dealt: Record<Seat, string[]>;
  played: readonly PlayedCard[];
  /** Who took each finished trick. */
  winners: readonly Seat[];
  /** The hand to play after the last of these cards, where that is known. */
  turn: Seat | null;
}

/** The board with `bottom` at the lower edge; whoever looks has no part in it any more. */
export function wholeOf(found: FinishedBoard, bottom: Seat | null): Whole | null {
  const { view: wire, names, notes } = found;
  const here = SEATS.flatMap((seat) => wire.chairs[seat]?.person ?? []);
  const view = viewOf({ view: wire, you: "", names, notes, here, watchers: 0, ahead: 0 });
  if (!view.board) return null;
  const played = found.cards.map(([seat, card]) => ({ seat, card }));
  const dealt = Object.fromEntries(
    SEATS.map((seat) => {
      const own = played.filter((each) => each.seat === seat).map(({ card }) => card);
      return [seat, [...new Set([...(view.board?.hands[seat] ?? []), ...own])]];
    }),
  ) as Whole["dealt"];
  const you: View["you"] = {
    role: "watcher",
    seats: bottom ? [bottom] : [],
    chair: null,
    person: "",
  };
  const { board } = view;
  const winners = Array.from({ length: Math.floor(played.length / 4) }, (_, trick) => {
    return board.winners[trick] ?? played[4 * trick + 4]?.seat ?? board.winner;
  }).filter((seat) => seat !== null);
  return { view: { ...view, you, over: true }, board, dealt, played, winners, turn: null };
}

/** How many steps there are after the deal. */
export function lengthOf({ board, played }: Whole): number {
  return board.auction.length + played.length;
}

/** Who won the trick that begins with this card. */
export function winnerOf({ winners }: Whole, first: number): Seat | null {
  return winners[first / 4] ?? null;
}

function tricksBy(whole: Whole, cards: number): Record<Side, number> {
  const won: Record<Side, number> = { ns: 0, ew: 0 };
  for (let first = 0; first + 4 <= cards; first += 4) {
    const winner = winnerOf(whole, first);
    if (winner) won[sideOf(winner)] += 1;
  }
  return won;
}

/** The table as it was after so many steps. A trick lies until the next card is led. */
export function after(whole: Whole, step: number): View {
  const { view, board, dealt, played } = whole;
  const calls = board.auction.length;
  const cards = Math.max(0, step - calls);
  const gone = new Set(played.slice(0, cards).map(({ card }) => card));
  const hands = Object.fromEntries(
    SEATS.map((seat) => [seat, dealt[seat].filter((card) => !gone.has(card))]),
  ) as Record<Seat, string[]>;
  const counts = Object.fromEntries(
    SEATS.map((seat) => [seat, hands[seat].length]),
  ) as Board["counts"];
  const trick = cards === 0 ? 0 : cards - ((cards - 1) % 4) - 1;
  const bidding = step < calls;
  const now: Board = {
    ...board,
    hands,
    counts,
    auction: board.auction.slice(0, step),
    phase: bidding || !board.contract ? "auction" : "play",
    turn: (bidding ? board.auction[step]?.seat : (played[cards]?.seat ?? whole.turn)) ?? null,
    actor: null,
    contract: bidding ? null : board.contract,
    dummy: bidding ? null : board.dummy,
    trick: played.slice(trick, cards),
    last_trick: trick > 0 ? played.slice(trick - 4, trick) : null,
    winner: trick > 0 ? winnerOf(whole, trick - 4) : null,
    winners: whole.winners.slice(0, trick / 4),
    tricks: tricksBy(whole, cards),
    legal: null,
    claim: null,
    undo: null,
    since: 0,
    result: null,
  };
  return { ...view, board: now };
}
