import { ApiRefused } from "../../api";
import { refusalText } from "../../refusals";
import { say } from "../../words.svelte";
import { Refused } from "../../link";

/** Why something could not be done, in the reader's language. */
export function reasonOf(reason: unknown): string {
  if (reason instanceof ApiRefused || reason instanceof Refused) {
    return reason.code ? refusalText(reason) : say("no-answer");
  }
  return say("no-answer");
}

/** Something asked of the house from a page: whether it is under way, and what was said against it. */
export class Asking {
  busy = $state(false);
  refused = $state("");

  /** Do it, unless it is being done already; true if it went well. */
  async for(what: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = "";
    try {
      await what();
      return true;
    } catch (reason) {
      this.refused = reasonOf(reason);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
