// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Felt } from "../../src/felt";
import type { State } from "../../src/felt";

const box = { x: 0, y: 300, width: 800, height: 140 };
const FACES = {
  SA: { label: "A", pip: "S" },
  HT: { label: "10", pip: "H" },
  C2: { label: "2", pip: "C" },
} as const;

function state(change: Partial<State> = {}): Partial<State> {
  return {
    faces: FACES,
    places: [
      {
        id: "hand:S",
        layout: { kind: "fan", box, width: 100 },
        cards: ["SA", "HT", "C2"],
        height: 1,
      },
    ],
    liftable: new Set(["SA", "C2"]),
    moving: false,
    ...change,
  };
}

let root: HTMLElement;
let lift: ReturnType<typeof vi.fn<(face: string) => void>>;
let choose: ReturnType<typeof vi.fn<(face: string | null) => void>>;
let felt: Felt;

function element(face: string): HTMLElement {
  return root.querySelector<HTMLElement>(`[data-face="${face}"]`)!;
}

function pointer(type: string, target: Element, x: number, y: number): void {
  const event = new PointerEvent(type, {
    bubbles: true,
    clientX: x,
    clientY: y,
    pointerId: 1,
    button: 0,
  });
  target.dispatchEvent(event);
}

beforeEach(() => {
  root = document.createElement("div");
  document.body.replaceChildren(root);
  lift = vi.fn();
  choose = vi.fn();
  felt = new Felt(root, { lift, choose });
  felt.set(state());
});

describe("the cards", () => {
  test("are fifty-two elements made once", () => {
    const before = [...root.children];
    felt.set(state({ places: [] }));
    felt.set(state());
    expect([...root.children]).toEqual(before);
    expect(before).toHaveLength(52);
  });

  test("carry their index and pip, and a ten is set tighter", () => {
    expect(element("HT").querySelector("b")?.textContent).toBe("10");
    expect(element("HT").querySelector("b")?.classList.contains("wide")).toBe(true);
    expect(element("SA").dataset.pip).toBe("S");
  });

  test("a face taken off the felt leaves nothing to read", () => {
    felt.set(state({ places: [] }));
    expect(root.querySelector("[data-face]")).toBeNull();
  });
});

describe("the pointer", () => {
  test("a tap lifts a card that may be lifted", () => {
    pointer("pointerdown", element("SA"), 10, 310);
    pointer("pointerup", element("SA"), 11, 311);
    expect(lift.mock.calls).toEqual([["SA"]]);
  });

  test("a card that may not be lifted stays", () => {
    pointer("pointerdown", element("HT"), 10, 310);
    pointer("pointerup", element("HT"), 10, 310);
    expect(lift).not.toHaveBeenCalled();
  });

  test("a long drag lifts, a short one puts the card back where it lay", () => {
    const lay = element("SA").style.transform;
    pointer("pointerdown", element("SA"), 10, 310);
    pointer("pointermove", element("SA"), 10, 290);
    pointer("pointerup", element("SA"), 10, 290);
    expect(lift).not.toHaveBeenCalled();
    expect(element("SA").style.transform).toBe(lay);
    pointer("pointerdown", element("SA"), 10, 310);
    pointer("pointermove", element("SA"), 10, 150);
    pointer("pointerup", element("SA"), 10, 150);
    expect(lift.mock.calls).toEqual([["SA"]]);
  });

  test("a double click lifts one card, not the next that slid under the pointer", () => {
    pointer("pointerdown", element("SA"), 10, 310);
    pointer("pointerup", element("SA"), 10, 310);
    pointer("pointerdown", element("C2"), 11, 311);
    pointer("pointerup", element("C2"), 11, 311);
    expect(lift.mock.calls).toEqual([["SA"]]);
    pointer("pointerdown", element("C2"), 90, 311);
    pointer("pointerup", element("C2"), 90, 311);
    expect(lift.mock.calls).toEqual([["SA"], ["C2"]]);
  });

  test("a cancelled touch lifts nothing", () => {
    pointer("pointerdown", element("SA"), 10, 310);
    pointer("pointercancel", element("SA"), 10, 310);
    expect(lift).not.toHaveBeenCalled();
  });
});

describe("the keyboard", () => {
  test("arrows go round the cards that may be lifted", () => {
    expect(felt.key("ArrowRight")).toBe(true);
    expect(choose).toHaveBeenLastCalledWith("SA");
    felt.set(state({ chosen: "C2" }));
    felt.key("ArrowRight");
    expect(choose).toHaveBeenLastCalledWith("SA");
    felt.key("ArrowLeft");
    expect(choose).toHaveBeenLastCalledWith("SA");
  });

  test("Enter lifts the chosen card and Escape lets it go", () => {
    expect(felt.key("Enter")).toBe(false);
    felt.set(state({ chosen: "SA" }));
    expect(felt.key("Enter")).toBe(true);
    expect(lift.mock.calls).toEqual([["SA"]]);
    felt.key("Escape");
    expect(choose).toHaveBeenLastCalledWith(null);
  });

  test("is left alone when nothing may be lifted", () => {
    felt.set(state({ liftable: new Set() }));
    expect(felt.key("ArrowRight")).toBe(false);
  });
});

test("a chosen card is raised and marked", () => {
  const lay = element("SA").style.transform;
  felt.set(state({ chosen: "SA" }));
  expect(element("SA").classList.contains("chosen")).toBe(true);
  expect(element("SA").style.transform).not.toBe(lay);
});
