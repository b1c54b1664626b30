import { clockwise, suitOf } from "../bridge";
import type { Board, Intent, Seat, View } from "../view";
import { BIDS } from "./fixtures";

/** Stands in for the house on the demo page: takes any card in turn and never judges. */
export class Pretend {
  constructor(
    private view: View,
    private readonly show: (view: View) => void,
  ) {}

  take(intent: Intent): Promise<void> {
    const { board } = this.view;
    if (!board) return Promise.resolve();
    if (intent.do === "play") this.play(board, intent.seat, intent.card);
    else if (intent.do === "call") this.call(board, intent.call, intent.alert, intent.explanation);
    else if (intent.do === "answerUndo") this.put({ undo: null });
    else if (intent.do === "answerClaim") this.put({ claim: null, phase: "play" });
    else return Promise.reject(new Error("Your partner has already called."));
    return Promise.resolve();
  }

  private put(change: Partial<Board>): void {
    if (!this.view.board) return;
    this.view = { ...this.view, board: { ...this.view.board, ...change } };
    this.show(this.view);
  }

  private call(board: Board, call: string, alert: boolean, meaning: string): void {
    const seat = board.turn ?? "S";
    const told = meaning ? { text: meaning } : null;
    const auction = [...board.auction, { seat, call, alert, meaning: told, asked: [] }];
    this.put({ auction, turn: clockwise(seat, 1), actor: clockwise(seat, 1), legal: null });
    setTimeout(() => this.robotCalls(), 700);
  }

  private robotCalls(): void {
    const board = this.view.board;
    if (!board?.turn) return;
    const passed = { seat: board.turn, call: "P", alert: false, meaning: null, asked: [] };
    const auction = [...board.auction, passed];
    const next = clockwise(board.turn, 1);
    const mine = next === "S";
    const last = auction.findLast((made) => BIDS.includes(made.call))?.call ?? "1C";
    const legal = mine ? ["P", ...BIDS.slice(BIDS.indexOf(last) + 1)] : null;
    this.put({ auction, turn: next, actor: next, legal });
    if (!mine) setTimeout(() => this.robotCalls(), 700);
  }

  private play(board: Board, seat: Seat, card: string): void {
    const hand = board.hands[seat];
    const hands = { ...board.hands, [seat]: hand?.filter((held) => held !== card) ?? null };
    const counts = { ...board.counts, [seat]: board.counts[seat] - 1 };
    const trick = [...board.trick, { seat, card }];
    if (trick.length < 4) {
      const next = clockwise(seat, 1);
      this.put({ hands, counts, trick, turn: next, actor: next, legal: hands[next] });
      if (!hands[next]) setTimeout(() => this.robotPlays(next), 600);
      return;
    }
    this.put({
      hands,
      counts,
      trick: [],
      last_trick: trick,
      winner: "S",
      winners: [...board.winners, "S"],
      tricks: { ...board.tricks, ns: board.tricks.ns + 1 },
      turn: "S",
      actor: "S",
      legal: hands.S,
    });
  }

  private robotPlays(seat: Seat): void {
    const board = this.view.board;
    if (!board) return;
    const suit = suitOf(board.trick[0]?.card ?? "D3");
    const shown = new Set([...(board.hands.N ?? []), ...(board.hands.S ?? [])]);
    const free = [..."23456789TJQKA"].map((rank) => suit + rank).filter((each) => !shown.has(each));
    const card = free[board.counts[seat] % free.length] ?? "D4";
    this.play({ ...board, hands: { ...board.hands, [seat]: null } }, seat, card);
  }
}
