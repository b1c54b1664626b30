import { RATIO } from "../../felt";
import { cross, goneTo } from "./plan";
import type { Plan, Room } from "./plan";

/** The width of the bidding box beside the felt, in rem. */
export const BESIDE = 17.5;

/** A telephone on its side: everything in one screen, hands in single rows, the box beside the felt. */
export function flatPlan({
  width: W,
  height: H,
  rem,
  box,
  open,
  talking,
  over,
  blind,
}: Room): Plan {
  const edge = 0.625 * rem;
  const beside = box > 0 ? BESIDE * rem + edge : 0;
  const width = W - 2 * edge - beside;
  const own = Math.min(5.5 * rem, (H * 0.31) / RATIO, width / 5);
  const bare = over || blind;
  const handTop = H - 0.4 * rem - own * RATIO;
  const green = { x: edge, y: 0, width, height: (bare ? H : handTop) - 0.5 * rem };
  const small = Math.min(3.2 * rem, (green.height * 0.26) / RATIO);
  const rowEnd = 0.5 * rem + small * RATIO;
  const top = open.includes("top");
  const foot = green.height - 1.2 * rem;
  const [from, to] = [top ? rowEnd + 0.4 * rem : 1.2 * rem, green.height - 0.4 * rem];
  const trick = Math.min(4.6 * rem, (to - from) / (RATIO * 1.56));
  const middle = edge + width / 2;
  const sideY = Math.max(rowEnd + 1.5 * rem, 5.7 * rem);
  const plates = {
    bottom: { x: edge + Math.max(12.5 * rem, width * 0.27), y: foot },
    left: { x: edge + 0.625 * rem, y: sideY },
    top: { x: top ? edge + 10.7 * rem : middle, y: 1.8 * rem },
    right: { x: edge + width - 0.625 * rem, y: sideY },
  };
  const down = Math.max(0, green.height - 0.4 * rem - sideY - 1.4 * rem);
  const centreTop = talking && !over && top ? rowEnd + 0.4 * rem : edge;
  return {
    green,
    named: !talking,
    plate: 9 * rem,
    centre: over
      ? { x: 2 * edge, y: edge, width: width - 2 * edge, height: green.height - 2 * edge }
      : {
          x: 2 * edge,
          y: centreTop,
          width: width - 2 * edge,
          height: foot - 0.8 * rem - centreTop,
        },
    plates,
    hand(at, suits) {
      const gone = { kind: "gone" as const, ...goneTo(plates, at, W, rem), width: small };
      if (over || (blind && at === "bottom")) return gone;
      if (at === "bottom") {
        const room = { x: edge, y: handTop, width, height: own * RATIO };
        return { kind: "fan", box: room, width: own };
      }
      if (!suits) return gone;
      if (at === "top") {
        const left = talking ? 2 * edge : edge + 15.6 * rem;
        const right = talking ? 2 * edge : edge + 8.5 * rem;
        const room = {
          x: left,
          y: 0.5 * rem,
          width: edge + width - left - right + edge,
          height: small * RATIO,
        };
        return { kind: "fan", box: room, width: small };
      }
      const long = width * 0.3;
      const x = at === "left" ? plates.left.x : plates.right.x - long;
      const room = { x, y: sideY + 1.4 * rem, width: long, height: down };
      return { kind: "lines", box: room, width: small * 0.86, suits, from: at };
    },
    trick: cross(middle, (from + to) / 2, trick, true),
    gone: (at) => ({ kind: "gone", ...goneTo(plates, at, W, rem), width: small * 0.5 }),
    quitted: null,
    deck: { kind: "spot", x: middle, y: green.height / 2, width: small },
  };
}
