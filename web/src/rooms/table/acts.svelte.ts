import { settings } from "../../settings.svelte";
import type { Intent, PlayedCard, Seat, View } from "../../view";
import { awaits } from "./arrange";

/** What the room gives to whoever acts in it. */
export interface Room {
  /** The newest view, which may be ahead of the one shown. */
  latest: () => View;
  send: (intent: Intent) => Promise<void>;
  /** Show the newest view at once: the player has acted on it. */
  catchUp: () => void;
  /** Say aloud why something was refused. */
  tell: (reason: string) => void;
}

/** What the person at the screen does: a card moves at once and is taken back if the house refuses it. */
export class Acts {
  /** A card played here and not yet confirmed. */
  pending = $state<PlayedCard | null>(null);
  /** The card raised by a first tap or by the keyboard. */
  chosen = $state<string | null>(null);
  /** Why the last wish was refused, in words. */
  refusal = $state<string | null>(null);
  /** How many wishes wait for the house. */
  waiting = $state(0);

  constructor(private readonly room: Room) {}

  /** Ask the house for something. */
  async ask(intent: Intent): Promise<boolean> {
    this.refusal = null;
    this.waiting += 1;
    try {
      await this.room.send(intent);
      return true;
    } catch (reason) {
      this.refusal = reason instanceof Error ? reason.message : String(reason);
      this.room.tell(this.refusal);
      return false;
    } finally {
      this.waiting -= 1;
    }
  }

  /** Answer what the table waits for from this player: a claim, a ruling, an undo. */
  answer(yes: boolean): void {
    const { board, you } = this.room.latest();
    const asks = (seats: readonly Seat[] | undefined): boolean =>
      you.chair !== null && (seats?.includes(you.chair) ?? false);
    if (board?.phase === "claim" && asks(board.claim?.award?.waits)) {
      void this.ask({ do: "answerAward", agrees: yes });
    } else if (board?.phase === "claim" && asks(board.claim?.waits)) {
      void this.ask({ do: "answerClaim", agrees: yes });
    } else if (asks(board?.undo?.waits)) {
      void this.ask({ do: "answerUndo", grants: yes });
    }
  }

  /** Play a card, or choose it first where two taps are wanted. */
  async lift(card: string): Promise<void> {
    const { board } = this.room.latest();
    if (!board?.turn || !board.legal?.includes(card) || this.pending) return;
    if (settings.twoTaps && this.chosen !== card) {
      this.chosen = card;
      return;
    }
    this.chosen = null;
    this.room.catchUp();
    this.pending = { seat: board.turn, card };
    if (!(await this.ask({ do: "play", seat: board.turn, card }))) this.pending = null;
  }

  /** Let go of what the newest view has settled. */
  settle(): void {
    const { board } = this.room.latest();
    if (this.pending && !awaits(board, this.pending)) this.pending = null;
    if (this.chosen && !board?.legal?.includes(this.chosen)) this.chosen = null;
  }
}
