import type { Felt, Place, State } from "../../felt";
import type { Spot } from "./plan";

/** How long the pack lies cut, and how long it then lies whole, in milliseconds. */
const CUT = 260;
const WHOLE = 220;
/** How long it takes to deal. */
const DEAL = 600;

function backs(id: string, layout: Spot, count: number, height: number): Place {
  return { id, layout, cards: Array<null>(count).fill(null), height };
}

/** The whole pack at a spot of the felt. */
export function pack(at: Spot): Place[] {
  return [backs("pack", at, 52, 1)];
}

/** The pack cut in two: the upper part is set beside the lower one, on the dealer's side. */
export function cut(at: Spot): Place[] {
  const aside = at.width * 0.62;
  return [
    { ...backs("upper", { ...at, x: at.x + aside }, 26, 1), from: "pack" },
    { ...backs("lower", { ...at, x: at.x - aside }, 26, 2), from: "pack" },
  ];
}

/** The pack put together again: what was its lower part is now on top. */
export function completed(at: Spot): Place[] {
  return [backs("upper", at, 26, 1), backs("lower", at, 26, 2)];
}

/** Shows a pack being cut and dealt. Nobody is kept waiting: with the first call the cards are in hand. */
export class Dealing {
  /** Whether the pack is on the table and no card has been dealt from it. */
  cutting = $state(false);
  private next: ReturnType<typeof setTimeout> | undefined;
  private dealt: Partial<State> = {};

  /** Cut the pack, and then let its cards go where `dealt` has them. */
  begin(felt: Felt, at: Spot, dealt: Partial<State>): void {
    this.end();
    this.cutting = true;
    this.dealt = dealt;
    felt.set({ ...dealt, places: pack(at), moving: false });
    const steps: [Place[], number][] = [
      [cut(at), CUT],
      [completed(at), WHOLE],
    ];
    const step = (): void => {
      const due = steps.shift();
      if (due) {
        felt.set({ places: due[0], moving: true });
        this.next = setTimeout(step, due[1]);
      } else {
        this.cutting = false;
        felt.set({ ...this.dealt, moving: true, dealing: DEAL });
      }
    };
    step();
  }

  /** Where the cards are to go now: the room has changed its shape. */
  goOn(dealt: Partial<State>): void {
    this.dealt = dealt;
  }

  /** Nobody waits for it any more. */
  end(): void {
    clearTimeout(this.next);
    this.cutting = false;
  }
}
