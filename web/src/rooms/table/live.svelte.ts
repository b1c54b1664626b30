import { Link, Refused } from "../../link";
import type { LinkState } from "../../link";
import type { Intent, Said, View } from "../../view";
import { has, say } from "../../words.svelte";

/** A refusal in the reader's language, where the house has words for it. */
function inWords(refusal: Refused): string {
  const key = refusal.code.replaceAll(/[._]/g, "-");
  return has(key) ? say(key, refusal.details) : refusal.message;
}

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
      refused: (refusal) => (this.refused = inWords(refusal)),
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
      throw new Error(inWords(reason), { cause: reason });
    }
  }
}
