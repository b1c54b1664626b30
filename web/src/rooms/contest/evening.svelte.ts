import type { LinkState } from "../../link";
import { go } from "../../router.svelte";
import type { AnyContestCommand } from "../../wire";
import { say } from "../../words.svelte";
import { Asking } from "../lobby/asking.svelte";
import { ContestLink } from "./link";
import type { Evening } from "./link";

/** How long everybody looks at the cards that were drawn, in milliseconds. */
const FACED = 3500;

/** A contest as this browser follows it. */
export class LiveEvening {
  now = $state.raw<Evening | null>(null);
  state = $state<LinkState>("connecting");
  readonly asking = new Asking();
  private readonly link: ContestLink;
  private looking = $state(false);
  private faced = 0;
  private going: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.link = new ContestLink(id, {
      evening: (evening) => this.take(evening),
      state: (state) => (this.state = state),
      // Nobody has to look for his table: it comes when he has seen what was drawn.
      called: ({ table }) => this.goesTo(table),
    });
  }

  open(): void {
    this.link.open();
  }

  close(): void {
    clearTimeout(this.going);
    this.link.close();
  }

  /** Whether the cards that were drawn still lie open, although the next round has begun. */
  get lookingAt(): boolean {
    return this.looking;
  }

  private take(evening: Evening): void {
    const before = this.now?.view.draw;
    const { draw } = evening.view;
    const turned = draw && draw.cards.length > 0;
    const known = before?.number === draw?.number && before && before.cards.length > 0;
    if (this.now && turned && !known) {
      this.faced = Date.now();
      this.looking = true;
      setTimeout(() => (this.looking = false), FACED);
    }
    this.now = evening;
  }

  private goesTo(table: string): void {
    const rest = Math.max(this.faced + FACED - Date.now(), 0);
    clearTimeout(this.going);
    this.going = setTimeout(() => go(`/t/${table}`), rest);
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

  /** What a team is called: by its number, and by the name of its captain where a person leads it. */
  team(team: number): string {
    const entrants = this.now?.view.entrants ?? [];
    const size = entrants.length / 2;
    const captain = entrants.slice((team - 1) * size, team * size).find(({ person }) => person);
    const name = captain && this.now?.names[captain.person];
    return name ? say("contest-team-of", { team, name }) : say("contest-team", { team });
  }
}
