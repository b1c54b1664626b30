import { Link, Refused } from "../../link";
import type { LinkState } from "../../link";
import type { Intent, Said, View } from "../../view";
import { has, say } from "../../words.svelte";

/** A table as this browser follows it. */
export class LiveTable {
  view = $state.raw<View | null>(null);
  said = $state<Said[]>([]);
  state = $state<LinkState>("connecting");
  private readonly link: Link;

  constructor(id: string) {
    this.link = new Link(id, {
      view: (view) => (this.view = view),
      said: (said) => this.said.push(said),
      state: (state) => (this.state = state),
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
    try {
      await this.link.send(intent);
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      const key = `error-${reason.code.replaceAll(/[._]/g, "-")}`;
      throw new Error(has(key) ? say(key) : reason.message, { cause: reason });
    }
  }
}
