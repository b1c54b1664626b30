import { bidOf, contractOf, named } from "../bridge";
import type { Board, MadeCall, PlayedCard, Seat, Side, View, Wording } from "../view";

/** A sentence by its key in `table.ftl`, with what fills it. */
export interface Sentence {
  key: string;
  values: Record<string, string | number>;
  /** What somebody said, as the sentence's $meaning. */
  meaning?: Wording;
}

function sentence(key: string, values: Sentence["values"] = {}): Sentence {
  return { key, values };
}

function meaning(said: Wording): Sentence {
  return { key: "heard-meaning", values: {}, meaning: said };
}

function who(view: View, seat: Seat): string {
  return view.you.chair === seat ? `you-${seat}` : seat;
}

/** A call as it is said, with its alert and its meaning. */
export function callHeard(view: View, made: MadeCall): Sentence[] {
  const bid = bidOf(made.call);
  const values = {
    seat: who(view, made.seat),
    level: bid?.level ?? 0,
    strain: bid?.strain ?? "N",
    call: bid ? "bid" : made.call,
    alert: made.alert ? "yes" : "no",
  };
  const said = [sentence("heard-call", values)];
  if (made.meaning) said.push(meaning(made.meaning));
  return said;
}

function cardHeard(view: View, { seat, card }: PlayedCard): Sentence {
  return sentence("heard-card", { seat: who(view, seat), ...named(card) });
}

/** What is known of a board before its first call. */
export function boardHeard(board: Board): Sentence {
  return sentence("heard-board", {
    number: board.number,
    dealer: board.dealer,
    vulnerable: board.vulnerable,
  });
}

/** The contract, doubled or not, and who plays it. */
export function contractHeard(board: Board): Sentence[] {
  const contract = board.contract ? contractOf(board.contract) : null;
  if (!contract) return [];
  return [
    sentence("heard-contract", {
      level: contract.level,
      strain: contract.strain,
      doubling: contract.doubling || "none",
      seat: contract.declarer,
    }),
  ];
}

function finished(board: Board): number {
  return board.tricks.ns + board.tricks.ew;
}

function winner(before: Board, after: Board): Side {
  return after.tricks.ns > before.tricks.ns ? "ns" : "ew";
}

function wentBack(before: Board, board: Board): boolean {
  const [from, to] = [finished(before), finished(board)];
  if (board.auction.length < before.auction.length || to < from) return true;
  return to === from && board.trick.length < before.trick.length;
}

function auctionHeard(before: Board | null, view: View, board: Board): Sentence[] {
  const known = before?.auction.length ?? 0;
  if (board.auction.length < known) return [sentence("heard-taken-back")];
  const calls = board.auction.slice(known).flatMap((made) => callHeard(view, made));
  // A call explained after it was made is heard when its meaning comes.
  const late = board.auction
    .slice(0, known)
    .filter((_, at) => !before?.auction[at]?.meaning)
    .flatMap((made) => (made.meaning ? [meaning(made.meaning)] : []));
  return [...calls, ...late];
}

function playHeard(before: Board | null, view: View, board: Board): Sentence[] {
  const [from, to] = [before ? finished(before) : 0, finished(board)];
  const known = before?.trick.length ?? 0;
  if (to < from || (to === from && board.trick.length < known))
    return [sentence("heard-taken-back")];
  // An agreed claim gives many tricks at once, and none of them was played.
  if (to > from + 1) return [];
  if (to === from) return board.trick.slice(known).map((played) => cardHeard(view, played));
  const said: Sentence[] = [];
  if (before && to === from + 1 && board.last_trick) {
    said.push(...board.last_trick.slice(known).map((played) => cardHeard(view, played)));
    const { ns, ew } = board.tricks;
    said.push(sentence("heard-trick", { side: winner(before, board), ns, ew }));
  }
  return [...said, ...board.trick.map((played) => cardHeard(view, played))];
}

function askedHeard(before: Board | null, view: View, board: Board): Sentence[] {
  const said: Sentence[] = [];
  if (board.claim && before?.claim?.by !== board.claim.by) {
    const { by, tricks, statement } = board.claim;
    said.push(sentence("heard-claim", { seat: who(view, by), tricks }));
    if (statement) said.push(meaning(statement));
  }
  if (board.claim?.contested && !before?.claim?.contested) said.push(sentence("claim-contested"));
  if (board.undo && !before?.undo) {
    said.push(sentence("heard-undo", { seat: who(view, board.undo.by) }));
  } else if (before?.undo && !board.undo && !wentBack(before, board)) {
    said.push(sentence("heard-undo-over"));
  }
  return said;
}

function resultHeard(before: Board | null, board: Board): Sentence[] {
  if (!board.result || before?.result) return [];
  const { text, lines } = board.result;
  const contract = contractOf(text);
  if (!contract) return [sentence("heard-passed-out")];
  const over = Number(/[+-]\d+$/.exec(text)?.[0] ?? 0);
  const said = [
    sentence("heard-result", {
      made: over < 0 ? "down" : over > 0 ? "over" : "made",
      tricks: Math.abs(over),
    }),
  ];
  for (const side of ["ns", "ew"] as const) {
    const points = lines.reduce((sum, line) => sum + (line.side === side ? line.points : 0), 0);
    if (points > 0) said.push(sentence("heard-score", { side, points }));
  }
  return said;
}

/** How many calls and cards a board has come to. */
function steps(board: Board): number {
  return board.auction.length + 4 * finished(board) + board.trick.length;
}

/** Whether dummy's cards are seen, if there is a dummy yet. */
function isFaced(board: Board): boolean {
  return board.dummy === null || board.hands[board.dummy] !== null;
}

/** Which hand one is to play from now. */
function playFrom(view: View, { turn, dummy }: Board): Sentence {
  if (turn === dummy) return sentence("heard-play-dummy");
  if (turn === null || turn === view.you.chair) return sentence("heard-your-play");
  return sentence("heard-play-from", { seat: turn });
}

/** Everything that has happened between two views, in the order it happened. */
export function heard(before: View | null, after: View): Sentence[] {
  const board = after.board;
  if (!board) return [];
  const same = before?.board?.number === board.number ? before.board : null;
  const said: Sentence[] = same ? [] : [boardHeard(board)];
  said.push(...auctionHeard(same, after, board));
  if (board.contract && same?.contract !== board.contract) said.push(...contractHeard(board));
  said.push(...playHeard(same, after, board));
  said.push(...askedHeard(same, after, board), ...resultHeard(same, board));
  const mine = board.actor !== null && after.you.chair === board.actor;
  // Dummy is faced a moment after the lead: nobody plays from it before it is seen.
  const faced = isFaced(board);
  const moved =
    !same ||
    same.actor !== board.actor ||
    steps(same) !== steps(board) ||
    (faced && !isFaced(same));
  if (mine && moved && board.phase === "auction") said.push(sentence("heard-your-call"));
  if (mine && moved && board.phase === "play" && faced) {
    said.push(playFrom(after, board));
  }
  return said;
}
