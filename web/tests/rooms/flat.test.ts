import { expect, test } from "vitest";
import { flatPlan } from "../../src/rooms/table/flat";
import type { Room } from "../../src/rooms/table/plan";

const SCREENS = [
  [844, 344],
  [667, 329],
  [932, 384],
] as const;
const PHASES: Partial<Room>[] = [
  { talking: true, box: 240 },
  { talking: true, box: 240, open: ["top"] },
  { talking: false, box: 0, open: ["top"] },
  { talking: false, box: 0, open: ["top", "right"] },
];

for (const [width, height] of SCREENS) {
  for (const [at, phase] of PHASES.entries()) {
    test(`on ${width} by ${height} everything is on the screen, phase ${at}`, () => {
      const room = { width, height, rem: 16, wide: false, over: false, blind: false, open: [] };
      const plan = flatPlan({ ...room, talking: false, box: 0, ...phase });
      const hand = plan.hand("bottom", [4, 3, 3, 3]);
      if (hand.kind !== "fan") throw new Error("the hand is one row");
      expect(hand.box.y).toBeGreaterThan(plan.green.y + plan.green.height);
      expect(hand.box.y + hand.box.height).toBeLessThanOrEqual(height);
      expect(plan.green.x + plan.green.width).toBeLessThanOrEqual(
        width - (phase.box ? 17 * 16 : 0),
      );
      // A card is wide enough to touch while one plays.
      if (!phase.talking) expect((hand.box.width - hand.width) / 12).toBeGreaterThan(43);
      const trick = Object.values(plan.trick);
      for (const { x, y, width: card } of trick) {
        expect(y - card * 0.7).toBeGreaterThan(0);
        expect(y + card * 0.7).toBeLessThanOrEqual(plan.green.height);
        expect(x).toBeGreaterThan(plan.green.x);
      }
      const top = plan.hand("top", [4, 3, 3, 3]);
      if (phase.open?.includes("top") && top.kind === "fan") {
        expect(top.box.y + top.box.height).toBeLessThan(plan.centre.y + plan.centre.height);
        if (phase.talking) expect(plan.centre.y).toBeGreaterThan(top.box.y + top.box.height);
      }
    });
  }
}
