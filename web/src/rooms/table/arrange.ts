import { bySuit, clockwise, contractOf, sideOf } from "../../bridge";
import type { Face, Place } from "../../felt";
import type { Board, PlayedCard, Seat, View } from "../../view";
import { EDGES } from "./plan";
import type { Edge, Plan } from "./plan";

/** Who sits at the bottom of this viewer's screen. */
export function chairOf(view: View): Seat {
  return view.you.chair ?? view.you.seats[0] ?? "S";
}

/** The edge of the screen at which a seat is shown. */
export function edgeOf(view: View, seat: Seat): Edge {
  const places = EDGES.findIndex((_, at) => clockwise(chairOf(view), at) === seat);
  return EDGES[places] ?? "bottom";
}

/** The seat shown at an edge of the screen. */
export function seatAt(view: View, edge: Edge): Seat {
  return clockwise(chairOf(view), EDGES.indexOf(edge));
}

/** The edges whose hands lie open, the viewer's own apart. */
export function openEdges(view: View): Edge[] {
  const { board } = view;
  if (!board) return [];
  return EDGES.filter((edge) => edge !== "bottom" && board.hands[seatAt(view, edge)] !== null);
}

/** Whether a card played here is still to be confirmed: the house has it in the hand, and not on the table. */
export function awaits(board: Board | null, { seat, card }: PlayedCard): boolean {
  if (board?.phase !== "play" || !board.hands[seat]?.includes(card)) return false;
  return ![...board.trick, ...(board.last_trick ?? [])].some((played) => played.card === card);
}

/** A board with a card that was played here but is not yet confirmed. */
export function played(board: Board, card: PlayedCard | null): Board {
  const hand = card ? board.hands[card.seat] : null;
  if (!card || !hand || !awaits(board, card)) return board;
  return {
    ...board,
    legal: null,
    hands: { ...board.hands, [card.seat]: hand.filter((held) => held !== card.card) },
    trick: [...board.trick, card],
  };
}

function hand(view: View, board: Board, plan: Plan, edge: Edge): Place {
  const seat = seatAt(view, edge);
  const known = board.hands[seat];
  const trumps = board.contract ? (contractOf(board.contract)?.strain ?? null) : null;
  const suits = known && bySuit(known, edge === "bottom" ? null : trumps);
  return {
    id: `hand:${seat}`,
    layout: plan.hand(edge, suits ? suits.map((suit) => suit.length) : null),
    cards: suits?.flat() ?? Array<null>(board.counts[seat]).fill(null),
    height: edge === "bottom" ? 2 : 1,
  };
}

/** The tricks that are over, in their order: won ones upright and lost ones across (Law 65). */
function quitted(view: View, { winners }: Board, plan: Plan): Place[] {
  const own = chairOf(view);
  const across = winners.map((winner) => sideOf(winner) !== sideOf(own));
  if (!plan.quitted || across.length === 0) return [];
  return [
    {
      id: "quitted",
      layout: { kind: "quitted", ...plan.quitted, across },
      cards: across.map(() => null),
      from: `trick:${own}`,
      height: 3,
    },
  ];
}

/** The last trick on its way to whoever won it; one's own card goes to the row of finished tricks. */
function gathered(view: View, { last_trick: last, winner, trick }: Board, plan: Plan): Place[] {
  if (!last || trick.length === 4) return [];
  const own = chairOf(view);
  const away = last.filter(({ seat }) => !(plan.quitted && seat === own));
  return [
    {
      id: "gone",
      layout: plan.gone(winner ? edgeOf(view, winner) : "bottom"),
      cards: away.map(({ card }) => card),
      height: 3,
    },
  ];
}

/** Every place on the felt for what this viewer sees. */
export function places(view: View, plan: Plan): Place[] {
  const { board } = view;
  if (!board) return [];
  const tricks = board.trick.map(({ seat, card }, order): Place => ({
    id: `trick:${seat}`,
    layout: plan.trick[edgeOf(view, seat)],
    cards: [card],
    from: `hand:${seat}`,
    height: 20 + order,
  }));
  return [
    ...EDGES.map((edge) => hand(view, board, plan, edge)),
    ...tricks,
    ...(board.phase === "over" ? [] : quitted(view, board, plan)),
    ...(board.phase === "over" ? [] : gathered(view, board, plan)),
  ];
}

/** The cards that may be played from here now, and those of the same hand that may not. */
export function choices(view: View): { liftable: Set<string>; resting: Set<string> } {
  const { board } = view;
  const nothing = { liftable: new Set<string>(), resting: new Set<string>() };
  if (board?.phase !== "play" || !board.turn || !board.legal) return nothing;
  const liftable = new Set(board.legal);
  const held = board.hands[board.turn] ?? [];
  return { liftable, resting: new Set(held.filter((card) => !liftable.has(card))) };
}

/** What the fifty-two faces look like with these letters. */
export function faces(label: (rank: string) => string): Record<string, Face> {
  const all: Record<string, Face> = {};
  for (const pip of ["S", "H", "D", "C"] as const) {
    for (const rank of "AKQJT98765432") all[pip + rank] = { label: label(rank), pip };
  }
  return all;
}
