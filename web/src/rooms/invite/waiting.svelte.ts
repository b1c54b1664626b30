import { api } from "../../api";
import type { Listing } from "../../api";
import { reasonOf } from "../lobby/asking.svelte";

const LOOK_AGAIN = 3000;

/** A table that people come to, looked at again and again as long as its page is open. */
export class WaitingTable {
  found = $state.raw<{ table: Listing; names: Record<string, string> } | null>(null);
  refused = $state("");

  /** Look once; what was seen before stays if the house does not answer. */
  async look(id: string): Promise<void> {
    try {
      this.found = await api.table(id);
    } catch (reason) {
      if (!this.found) this.refused = reasonOf(reason);
    }
  }

  /** Look now and every few seconds, but not while nobody sees the page; returns how to stop. */
  follow(id: string): () => void {
    const look = (): void => {
      if (document.visibilityState === "visible") void this.look(id);
    };
    const again = setInterval(look, LOOK_AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(again);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
