import { Link, Refused } from "../../link";
import type { LinkState } from "../../link";
import { go } from "../../router.svelte";
import { refusalText } from "../../refusals";
import type { Intent, Said, View } from "../../view";

/** A table as this browser follows it. */
export class LiveTable {
  view = $state.raw<View | null>(null);
  said = $state.raw<readonly Said[]>([]);
  state = $state<LinkState>("connecting");
  refused = $state<string | null>(null);
  private readonly link: Link;

  constructor(id: string) {
    this.link = new Link(id, {
      view: (view) => (this.view = view),
      said: (said) => (this.said = said),
      state: (state) => (this.state = state),
      called: (table) => go(`/t/${table}`),
      refused: (refusal) => (this.refused = refusalText(refusal)),
    });
  }

  open(): void {
    void this.link.open();
  }

  close(): void {
    this.link.close();
  }

  /** Ask the house; what it refuses is refused in the reader's language. */
  async send(intent: Intent): Promise<void> {
    this.refused = null;
    try {
      await this.link.send(intent);
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      throw new Error(refusalText(reason), { cause: reason });
    }
  }
}
