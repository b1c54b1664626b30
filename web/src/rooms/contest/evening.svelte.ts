import type { LinkState } from "../../link";
import { go } from "../../router.svelte";
import type { AnyContestCommand } from "../../wire";
import { say } from "../../words.svelte";
import { Asking } from "../lobby/asking.svelte";
import { ContestLink } from "./link";
import type { Evening } from "./link";

/** A contest as this browser follows it. */
export class LiveEvening {
  now = $state.raw<Evening | null>(null);
  state = $state<LinkState>("connecting");
  readonly asking = new Asking();
  private readonly link: ContestLink;

  constructor(readonly id: string) {
    this.link = new ContestLink(id, {
      evening: (evening) => (this.now = evening),
      state: (state) => (this.state = state),
      // Nobody has to look for his table: the cards are there.
      called: ({ table }) => go(`/t/${table}`),
    });
  }

  open(): void {
    this.link.open();
  }

  close(): void {
    this.link.close();
  }

  /** Ask the house; what it refuses stands on the page. */
  does(command: AnyContestCommand): Promise<boolean> {
    return this.asking.for(() => this.link.send(command));
  }

  /** The number of one's own place; 0 if one has none. */
  get player(): number {
    const { now } = this;
    return now?.view.entrants.find(({ person }) => person && person === now.you)?.player ?? 0;
  }

  get hosts(): boolean {
    return this.now !== null && this.now.view.contest.host === this.now.you;
  }

  /** What a player is called. */
  name(player: number): string {
    const entrant = this.now?.view.entrants[player - 1];
    if (!entrant) return "";
    if (entrant.person === this.now?.you && entrant.person) return say("you");
    if (entrant.robot) return say("contest-robot", { player });
    if (!entrant.person) return say("lobby-free");
    return this.now?.names[entrant.person] ?? say("contest-player", { player });
  }
}
