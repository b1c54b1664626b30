import type { View } from "../../view";

/** How long a finished trick lies before it goes to its winner, in milliseconds. */
const STAY = 700;
/** How long it lies when the play is already past it: robots are quick, and nobody likes to be behind. */
const BEHIND = 240;

function tricks(view: View): number {
  const { board } = view;
  return board ? board.tricks.ns + board.tricks.ew : 0;
}

/** Whether going from one view to the next finishes a trick whose cards nobody would have seen. */
export function finishes(before: View | null, after: View): boolean {
  return (
    before?.board != null &&
    after.board != null &&
    before.board.number === after.board.number &&
    tricks(after) === tricks(before) + 1 &&
    after.board.last_trick !== null &&
    after.board.last_trick.length > 1
  );
}

/** The view with its last trick still on the table. */
export function lingering(before: View, after: View): View {
  const [old, now] = [before.board, after.board];
  if (!old || !now?.last_trick) return after;
  const board = {
    ...now,
    trick: now.last_trick,
    last_trick: old.last_trick,
    winner: old.winner,
    winners: old.winners,
    tricks: old.tricks,
  };
  // When a board is over its hands are whole again; until its last trick is gathered they are empty.
  if (now.phase === "over") {
    board.phase = "play";
    board.counts = { N: 0, E: 0, S: 0, W: 0 };
    board.hands = { N: [], E: [], S: [], W: [] };
    board.result = null;
  }
  return { ...after, board };
}

/** Shows views one after another, and lets every finished trick lie for a moment. */
export class Pace {
  shown = $state.raw<View | null>(null);
  private waiting: View[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly hurried: () => boolean) {}

  /** Take in what the house says the table looks like now. */
  show(view: View): void {
    this.waiting.push(view);
    if (this.timer === null) this.advance();
  }

  /** Show the newest view at once: the player has already acted on it. */
  catchUp(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.shown = this.waiting.at(-1) ?? this.shown;
    this.waiting = [];
  }

  private advance(): void {
    this.timer = null;
    for (let view = this.waiting.shift(); view; view = this.waiting.shift()) {
      const before = this.shown;
      if (before && finishes(before, view) && !this.hurried()) {
        this.shown = lingering(before, view);
        // What lingers is not yet finished: the view itself comes next.
        this.waiting.unshift(view);
        const behind = tricks(this.waiting.at(-1) ?? view) > tricks(view);
        this.timer = setTimeout(
          () => {
            this.shown = this.waiting.shift() ?? this.shown;
            this.advance();
          },
          behind ? BEHIND : STAY,
        );
        return;
      }
      this.shown = view;
    }
  }
}
