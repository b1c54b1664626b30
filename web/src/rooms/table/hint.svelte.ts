import { api } from "../../api";
import type { Hint } from "../../hint";
import type { View } from "../../view";
import { reasonOf } from "../lobby/asking.svelte";

/** What names a turn: the table, its board and how far it has come. */
export function turnOf({ table, board }: View): string {
  if (!board) return "";
  const cards = 4 * (board.tricks.ns + board.tricks.ew) + board.trick.length;
  return [table.id, board.number, board.auction.length, board.phase, cards].join(" ");
}

/** Whether a hint can be asked for at this moment: it is one's own turn. */
export function mayAsk({ board, you, may }: View): boolean {
  return Boolean(may.hint && you.chair && board?.actor === you.chair && board.legal?.length);
}

/** The hint somebody asked for at his turn; it goes with the turn. */
class AskedHint {
  found = $state.raw<Hint | null>(null);
  busy = $state(false);
  refused = $state("");
  private turn = $state("");

  /** Whether there is something to show at this turn. */
  at(view: View): boolean {
    return this.turn !== "" && this.turn === turnOf(view) && mayAsk(view);
  }

  close(): void {
    this.turn = "";
  }

  /** Ask, or put away what was told. */
  async ask(view: View): Promise<void> {
    if (this.at(view)) return this.close();
    const turn = turnOf(view);
    Object.assign(this, { turn, found: null, refused: "", busy: true });
    try {
      const { hint } = await api.hint(view.table.id);
      if (this.turn === turn) this.found = hint;
    } catch (reason) {
      if (this.turn === turn) this.refused = reasonOf(reason);
    } finally {
      if (this.turn === turn) this.busy = false;
    }
  }
}

export const hint = new AskedHint();
