import type { Box, Layout } from "../../felt";
import { RATIO, twoRows } from "../../felt";

/** The four edges of the screen's table: you sit at the bottom. */
export type Edge = "bottom" | "left" | "top" | "right";
export const EDGES: readonly Edge[] = ["bottom", "left", "top", "right"];

/** What the plan is drawn for: sizes in pixels, `rem` the reader's size of type. */
export interface Room {
  width: number;
  height: number;
  rem: number;
  wide: boolean;
  /** Height of the bidding box under the felt (narrow rooms only); 0 when there is none. */
  box: number;
  /** Edges whose hands lie open. */
  open: readonly Edge[];
  /** An auction or a result is shown in the middle, so no cards are played there. */
  talking: boolean;
  /** The board is over, or not yet begun: what is said of it takes the middle. */
  over: boolean;
  /** The hand at the bottom cannot be seen, so it needs no room of its own. */
  blind: boolean;
}

/** A spot where cards lie one on another. */
export type Spot = Extract<Layout, { kind: "spot" }>;

/** Where everything is. Plates are named by the point they hang from. */
export interface Plan {
  green: Box;
  centre: Box;
  plates: Record<Edge, { x: number; y: number }>;
  /** Whether there is room for the plates; otherwise the auction names the seats. */
  named: boolean;
  /** The most a plate at the side may take, in pixels. */
  plate: number;
  hand(edge: Edge, suits: readonly number[] | null): Layout;
  trick: Record<Edge, Spot>;
  gone(edge: Edge): Layout;
  quitted: { box: Box; width: number } | null;
  deck: Spot;
}

/** Least width of a card to touch, in pixels. */
const TOUCH = 44;

/** Where the four cards of a trick lie. No card may cover another's index, in whatever order they come. */
export function cross(x: number, y: number, width: number, low = false): Plan["trick"] {
  const [dx, dy] = [width * 0.98, width * RATIO * 0.5];
  const spot = (right: number, down: number): Plan["trick"]["top"] => ({
    kind: "spot",
    x: x + right,
    y: y + down,
    width,
  });
  if (low) {
    // In little height the two in the middle overlap, each to its own side.
    const [apart, up] = [width * 0.22, width * RATIO * 0.28];
    const [left, right] = [spot(-1.2 * width, 0), spot(1.2 * width, 0)];
    return { bottom: spot(-apart, up), left, top: spot(apart, -up), right };
  }
  return { bottom: spot(0, dy), left: spot(-dx, 0), top: spot(0, -dy), right: spot(dx, 0) };
}

function total(suits: readonly number[]): number {
  return suits.reduce((sum, suit) => sum + suit, 0);
}

/** A table beside its panel: a laptop, a tablet on its side. */
function widePlan({ width: W, height: H, rem, talking, over, blind }: Room): Plan {
  const own = Math.min(8.5 * rem, (W - 3 * rem) / 7.72, (H * 0.205) / RATIO);
  const handTop = H - 1.25 * rem - own * RATIO;
  const small = own * 0.635;
  const topY = 3.75 * rem;
  const sideY = Math.max(9.5 * rem, H * 0.29);
  const side = own * 0.8;
  const plateY = handTop - 2.1 * rem;
  const dummyEnd = topY + small * (RATIO + 3 * 0.43);
  const middle = { x: W / 2, y: (dummyEnd + plateY - 1.4 * rem) / 2 + 0.25 * rem };
  const trick = Math.min(own * 0.75, (plateY - 1.9 * rem - dummyEnd) / (2 * RATIO) + 0.4 * rem);
  const sideBox = (x: number, wide: number): Box => ({
    x,
    y: sideY + 1.8 * rem,
    width: wide,
    height: handTop - 1.5 * rem - sideY - 1.8 * rem,
  });
  const inset = 1.6 * rem;
  // Before the first deal there is no hand: one's plate goes to the edge.
  const bare = over && blind;
  const plates = {
    bottom: { x: W / 2, y: bare ? H - 2.2 * rem : plateY },
    left: { x: 1.4 * rem, y: sideY },
    top: { x: W / 2, y: 2.2 * rem },
    right: { x: W - 1.4 * rem, y: sideY },
  };
  const topBox = {
    x: 12 * rem,
    y: topY,
    width: W - 24 * rem,
    height: dummyEnd - topY + 1.2 * rem,
  };
  const aside = inset + side + 1.25 * rem;
  const above = topY + (talking && !bare ? small * RATIO : 0) + 0.75 * rem;
  return {
    green: { x: 0, y: 0, width: W, height: H },
    centre: {
      x: aside,
      y: above,
      width: W - 2 * aside,
      height: plates.bottom.y - 1.9 * rem - above,
    },
    plates,
    named: true,
    plate: Math.min(14 * rem, (W - 20.5 * rem) / 2 - 1.9 * rem),
    hand(edge, suits) {
      if (edge === "bottom") {
        const box = { x: 1.5 * rem, y: handTop, width: W - 3 * rem, height: own * RATIO };
        return { kind: "fan", box, width: own };
      }
      if (edge === "top") {
        // When the board is over the middle is wanted for its result: one row leaves it free.
        if (suits && talking) return { kind: "fan", box: topBox, width: small };
        if (suits) return { kind: "columns", box: topBox, width: small, suits };
        return { kind: "stack", box: topBox, width: small, run: "across" };
      }
      if (suits) {
        const room = Math.min(W * 0.27, 16 * rem);
        const box = sideBox(edge === "left" ? inset : W - inset - room, room);
        return { kind: "lines", box, width: small, suits, from: edge };
      }
      const box = sideBox(edge === "left" ? inset : W - inset - side, side);
      return { kind: "stack", box, width: side, run: "down" };
    },
    trick: cross(middle.x, middle.y, trick),
    gone: (edge) => ({ kind: "gone", ...goneTo(plates, edge, W, rem), width: own * 0.3 }),
    quitted:
      sideY - 1.6 * rem > 10.4 * rem
        ? { box: { x: inset, y: 8.5 * rem, width: 13 * rem, height: 1.5 * rem }, width: 1.05 * rem }
        : null,
    deck: { kind: "spot", x: middle.x, y: middle.y, width: small },
  };
}

export function goneTo(
  plates: Plan["plates"],
  edge: Edge,
  W: number,
  rem: number,
): { x: number; y: number } {
  const { x, y } = plates[edge];
  if (edge === "left") return { x: x + 3 * rem, y };
  if (edge === "right") return { x: Math.min(W, x) - 3 * rem, y };
  return { x, y };
}

/** How wide a card is, and how many rows there are, in the hand of a narrow room. */
function narrowHand(W: number, rem: number): { width: number; rows: number } {
  const room = W - 1.75 * rem;
  if (W >= 44 * rem) return { width: Math.min(6.5 * rem, (W - 2 * rem) / 7.72), rows: 1 };
  const two = Math.min(W * 0.223, 6.5 * rem, room - 6 * TOUCH);
  if (two >= 3.6 * rem) return { width: two, rows: 2 };
  return { width: Math.max(2.6 * rem, Math.min(W * 0.223, room - 4 * TOUCH)), rows: 3 };
}

/** How many cards lie in each row of a narrow hand: whole suits together, no row too long to touch. */
export function narrowRows(suits: readonly number[], rows: number): number[] {
  const count = total(suits);
  const most = Math.ceil(13 / rows);
  if (count <= most) return [count];
  if (rows === 2) {
    const [upper, lower] = twoRows(suits);
    if (upper > 0 && upper <= most && lower <= most) return [upper, lower];
    return [count - Math.ceil(count / 2), Math.ceil(count / 2)];
  }
  const used = Math.min(rows, Math.ceil(count / most));
  return Array.from(
    { length: used },
    (_, row) => Math.floor((count * (row + 1)) / used) - Math.floor((count * row) / used),
  );
}

/** A telephone upright: the felt above, the box under it, the hand nearest the thumb. */
function narrowPlan({ width: W, height: H, rem, box, open, talking, over, blind }: Room): Plan {
  const { width: own, rows } = narrowHand(W, rem);
  const card = own * RATIO;
  const handHeight =
    rows === 1
      ? card
      : Math.max(card * (1 + 0.6 * (rows - 1)), Math.min(H * 0.325, card * 2.07 * (rows / 2)));
  // In a short room the line under the hand goes while there is a box, and the plates share one row.
  const short = H < 44 * rem;
  const handTop = H - (short && box > 0 ? 0.75 : 3.3) * rem - handHeight;
  const edge = 0.625 * rem;
  const end =
    over || (blind && box === 0)
      ? H - 0.75 * rem
      : handTop - (box > 0 ? box + 1.6 * rem : 0.8 * rem);
  const green = { x: edge, y: 0, width: W - 2 * edge, height: Math.max(12 * rem, end) };
  const small = Math.min(W * 0.155, 5 * rem, green.height * 0.13);
  const topY = (short ? 3.1 : 3.3) * rem;
  const dummyEnd = topY + small * (RATIO + (short ? 3 : 4) * 0.43);
  const aside = Math.min(3.6 * rem, W * 0.15);
  const lean = open.includes("left") ? aside : open.includes("right") ? -aside : 0;
  // While people bid, a second hand of one's own lies in a row above the auction, which then names the seats.
  const second = talking && !over && open.includes("top");
  const named = !second && !(short && talking && box > 0);
  const secondEnd = edge + 0.4 * rem + small * RATIO;
  const foot = green.height - (named ? 1.7 : 1.1) * rem;
  const above = open.includes("top") ? dummyEnd : topY + 3.2 * rem;
  const [from, to] = [above + 0.3 * rem, foot - 1.4 * rem];
  const middle = { x: W / 2 + lean, y: (from + to) / 2 };
  // Beside a hand faced at one side the trick is smaller, and covers neither the hand nor a name.
  const biggest = Math.min(W * 0.165, 5.2 * rem) * (lean && !short ? 0.85 : 1);
  const trick = Math.min(biggest, (to - from) / (RATIO * (short ? 1.56 : 2)));
  // Hands faced on both sides: what is claimed is written under them.
  const claimed = open.includes("left") && open.includes("right") && !talking;
  const sideY = talking
    ? (short ? 1.8 : 4.4) * rem
    : open.includes("top")
      ? dummyEnd + (short ? 0.9 : 1.3) * rem
      : (short || claimed ? 4.4 : 5.4) * rem;
  const bare = second ? secondEnd + 0.5 * rem : edge;
  const plates = {
    bottom: { x: W / 2, y: foot },
    left: { x: edge + 0.625 * rem, y: sideY },
    top: { x: W / 2, y: 1.8 * rem },
    right: { x: W - edge - 0.625 * rem, y: sideY },
  };
  const down = green.height - sideY - 4.4 * rem;
  const most = Math.max(small * 0.86, Math.min(W * 0.155, down / 4.2));
  const side = claimed ? small * 0.72 : most;
  return {
    green,
    named,
    plate: 9 * rem,
    centre: over
      ? { x: 2 * edge, y: edge, width: W - 4 * edge, height: green.height - 2 * edge }
      : {
          x: 2 * edge,
          y: named ? sideY + 1.7 * rem : bare,
          width: W - 4 * edge,
          height: named ? green.height - sideY - 4.45 * rem : foot - 0.9 * rem - bare,
        },
    plates,
    hand(at, suits) {
      // The result has the four hands in writing; an unseen hand is behind its plate.
      if (over || (blind && at === "bottom"))
        return { kind: "gone", ...goneTo(plates, at, W, rem), width: small };
      if (at === "bottom") {
        const room = { x: 0.875 * rem, y: handTop, width: W - 1.75 * rem, height: handHeight };
        if (rows === 1 || !suits) return { kind: "fan", box: room, width: own };
        return { kind: "rows", box: room, width: own, rows: narrowRows(suits, rows) };
      }
      if (!suits) return { kind: "gone", ...goneTo(plates, at, W, rem), width: small };
      if (at === "top" && second) {
        const room = {
          x: 1.2 * rem,
          y: edge + 0.4 * rem,
          width: W - 2.4 * rem,
          height: small * RATIO,
        };
        return { kind: "fan", box: room, width: small };
      }
      if (at === "top") {
        const room = { x: 1.5 * rem, y: topY, width: W - 3 * rem, height: dummyEnd - topY };
        return { kind: "columns", box: room, width: small, suits };
      }
      const long = W * 0.4;
      const x = at === "left" ? edge + 0.75 * rem : W - edge - 0.75 * rem - long;
      const room = { x, y: sideY + 1.5 * rem, width: long, height: Math.min(side * 4.4, down) };
      return { kind: "lines", box: room, width: side, suits, from: at };
    },
    trick: cross(middle.x, middle.y, trick, short),
    gone: (at) => ({ kind: "gone", ...goneTo(plates, at, W, rem), width: small * 0.5 }),
    quitted: null,
    deck: { kind: "spot", x: W / 2, y: green.height / 2, width: small },
  };
}

/** Where everything lies at a table of this size. */
export function plan(room: Room): Plan {
  return room.wide ? widePlan(room) : narrowPlan(room);
}
