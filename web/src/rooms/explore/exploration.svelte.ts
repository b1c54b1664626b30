import { api, ApiRefused } from "../../api";
import type { Explored, Position } from "../../api";
import { clockwise, contractOf, sideOf } from "../../bridge";
import type { Badge } from "../../felt";
import type { PlayedCard, Seat, Side } from "../../view";
import { reasonOf } from "../lobby/asking.svelte";
import type { Whole } from "../replay/steps";
import { pbnOf } from "./hands";

/** A card that may be played: what declarer's side takes after it, and what it gives away. */
export interface Choice {
  card: string;
  /** Null where the house cannot tell. */
  tricks: number | null;
  cost: number;
}

type Ask = typeof api.explore;

/** What depends on nothing but the strain and who declares. */
function keyOf(contract: string, cards: readonly string[]): string {
  const { strain, declarer } = contractOf(contract) ?? { strain: "", declarer: "" };
  return `${strain}${declarer} ${cards.join("")}`;
}

/** Lines of play that somebody tries on a board, each card with what it makes. The house knows the rules, not this. */
export class Exploration {
  /** What is played; null as long as nobody has said. */
  contract = $state<string | null>(null);
  cards = $state.raw<readonly string[]>([]);
  /** The points of this line, the first before the opening lead, as far as they are known. */
  positions = $state.raw<readonly (Position | undefined)[]>([]);
  /** Whether the house has a solver; true until it says no. */
  solver = $state(true);
  busy = $state(false);
  refused = $state("");
  private readonly known = new Map<string, Position>();
  /** Who took the thirteenth trick, by the line. */
  private readonly last = new Map<string, Seat>();
  private readonly deal: string | null;

  constructor(
    private readonly whole: Whole,
    private readonly asks: Ask = api.explore,
  ) {
    this.deal = pbnOf(whole.dealt);
    this.contract = whole.board.contract;
    this.cards = whole.played.map(({ card }) => card);
  }

  /** Whether all four hands are known, so that anything can be tried. */
  get possible(): boolean {
    return this.deal !== null;
  }

  /** How many cards of this line are those that were played. */
  get shared(): number {
    if (this.contract !== this.whole.board.contract) return 0;
    const { played } = this.whole;
    const other = this.cards.findIndex((card, at) => played[at]?.card !== card);
    return other < 0 ? this.cards.length : other;
  }

  /** Whether this is the board as it was played. */
  get isAsPlayed(): boolean {
    return (
      this.contract === this.whole.board.contract &&
      this.shared === this.cards.length &&
      this.cards.length === this.whole.played.length
    );
  }

  /** Whether there is something that was played to go back to. */
  get canReturn(): boolean {
    return !this.isAsPlayed && this.whole.board.contract !== null;
  }

  /** The board with this line instead of what was played. */
  get lined(): Whole {
    if (this.isAsPlayed) return { ...this.whole, turn: this.positions.at(-1)?.turn ?? null };
    const { board } = this.whole;
    const declarer = this.contract ? (contractOf(this.contract)?.declarer ?? null) : null;
    const played: PlayedCard[] = this.cards.map((card, at) => ({ seat: this.seatAt(at), card }));
    return {
      ...this.whole,
      board: { ...board, contract: this.contract, dummy: declarer && clockwise(declarer, 2) },
      played,
      winners: Array.from({ length: Math.floor(played.length / 4) }, (_, trick) => {
        return this.positions[4 * trick + 4]?.turn ?? this.last.get(this.key(52));
      }).filter((seat) => seat !== undefined),
      turn: this.positions[this.cards.length]?.turn ?? null,
    };
  }

  /** Who played a card of this line. */
  private seatAt(at: number): Seat {
    return this.positions[at]?.turn ?? this.whole.played[at]?.seat ?? this.whole.board.dealer;
  }

  private key(length: number): string {
    return keyOf(this.contract ?? "", this.cards.slice(0, length));
  }

  /** What may be played after so many cards, by suit from the top as the house lists it. */
  choices(at: number): Choice[] {
    const position = this.positions[at];
    if (!position) return [];
    const best = this.best(at);
    return position.legal.map((card) => {
      const tricks = position.tricks?.[card] ?? null;
      return { card, tricks, cost: tricks === null || best === null ? 0 : Math.abs(best - tricks) };
    });
  }

  /** What declarer's side takes in all after so many cards if everybody then plays as well as can be. */
  best(at: number): number | null {
    const position = this.positions[at];
    if (!position?.tricks || !this.contract) return null;
    if (position.turn === null) return position.won;
    const declarer = contractOf(this.contract)?.declarer;
    const made = Object.values(position.tricks);
    const ours = declarer !== undefined && sideOf(declarer) === sideOf(position.turn);
    return ours ? Math.max(...made) : Math.min(...made);
  }

  /** What a card of this line gave away; 0 where nobody can tell. */
  cost(at: number): number {
    return this.choices(at).find(({ card }) => card === this.cards[at])?.cost ?? 0;
  }

  /** What each side gave away in this line. */
  given(): Record<Side, number> {
    const sum: Record<Side, number> = { ns: 0, ew: 0 };
    for (let at = 0; at < this.cards.length; at += 1) sum[sideOf(this.seatAt(at))] += this.cost(at);
    return sum;
  }

  /** What is written on the cards of the hand to play. */
  badges(at: number): Record<string, Badge> {
    return Object.fromEntries(
      this.choices(at)
        .filter(({ tricks }) => tricks !== null)
        .map(({ card, tricks, cost }) => [
          card,
          { text: String(tricks), tone: cost > 0 ? "bad" : "good" },
        ]),
    );
  }

  /** Play a card after so many of this line; the rest of the line is another from then on. */
  play(at: number, card: string): void {
    if (this.cards[at] === card || !this.positions[at]?.legal.includes(card)) return;
    this.go([...this.cards.slice(0, at), card]);
  }

  /** Play something else from the opening lead on. */
  playIn(contract: string): void {
    this.contract = contract;
    this.go(contract === this.whole.board.contract ? this.played() : []);
  }

  /** Back to what was played. */
  asPlayed(): void {
    this.contract = this.whole.board.contract;
    this.go(this.played());
  }

  private played(): string[] {
    return this.whole.played.map(({ card }) => card);
  }

  private go(cards: readonly string[]): void {
    this.cards = cards;
    void this.ask();
  }

  /** Have the house tell the points of this line that are not known yet. */
  async ask(): Promise<void> {
    const { deal, contract, cards } = this;
    if (deal === null || contract === null) return;
    this.recall();
    const since = this.positions.findIndex((position) => position === undefined);
    if (since < 0) return;
    const key = this.key(cards.length);
    this.busy = true;
    this.refused = "";
    try {
      const told = await this.asks({ deal, contract, cards, since });
      this.learn(contract, cards, since, told);
      if (this.contract !== null && key === this.key(this.cards.length)) this.take(since, told);
    } catch (reason) {
      const wait = reason instanceof ApiRefused ? Number(reason.details.wait) : 0;
      if (wait) setTimeout(() => void this.again(key), wait * 1000);
      else this.refused = reasonOf(reason);
    } finally {
      this.busy = false;
    }
  }

  /** Ask once more after the pause the house has asked for, if the line is still looked at. */
  private async again(key: string): Promise<void> {
    if (this.contract !== null && key === this.key(this.cards.length)) await this.ask();
  }

  /** Put the points of this line there that were told before. */
  private recall(): void {
    this.positions = Array.from({ length: this.cards.length + 1 }, (_, at) =>
      this.known.get(this.key(at)),
    );
  }

  private learn(
    contract: string,
    cards: readonly string[],
    since: number,
    { positions, winners, solver }: Explored,
  ): void {
    this.solver = solver;
    for (const [at, position] of positions.entries()) {
      // What could not be told in time may be asked again.
      if (position.tricks || !solver) {
        this.known.set(keyOf(contract, cards.slice(0, since + at)), position);
      }
    }
    const last = winners[12];
    if (last) this.last.set(keyOf(contract, cards), last);
  }

  private take(since: number, { positions, refused }: Explored): void {
    this.positions = [...this.positions.slice(0, since), ...positions];
    // A revoke that stood is on the record; what came after it cannot be explored.
    if (refused && !this.isAsPlayed) this.cards = this.cards.slice(0, this.positions.length - 1);
  }
}
