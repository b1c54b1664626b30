// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { FIXTURES } from "../../src/demo/fixtures";
import { keyed } from "../../src/voice/keys";
import type { Keyboard } from "../../src/voice/keys";

let keyboard: { [K in keyof Keyboard]: Keyboard[K] };

beforeEach(() => {
  keyboard = {
    board: FIXTURES.auction!.board,
    calls: ["P", "2H", "2NT", "X"],
    level: null,
    setLevel: vi.fn((level: number | null) => {
      keyboard.level = level;
    }),
    call: vi.fn(),
    card: vi.fn(() => false),
    peek: vi.fn(),
    undo: vi.fn(),
    claim: vi.fn(),
    answer: vi.fn(),
    next: vi.fn(),
    tell: vi.fn(),
    leave: vi.fn(),
  };
  document.body.innerHTML = "<input /><button>x</button><p></p>";
});

function press(
  code: string,
  key: string,
  target: Element = document.body,
  more: KeyboardEventInit = {},
): KeyboardEvent {
  const event = new KeyboardEvent("keydown", {
    code,
    key,
    bubbles: true,
    cancelable: true,
    ...more,
  });
  target.addEventListener("keydown", (heard) => keyed(heard as KeyboardEvent, keyboard), {
    once: true,
  });
  target.dispatchEvent(event);
  return event;
}

test("a level and a strain make a bid, whatever alphabet is on", () => {
  press("Digit2", "2");
  press("KeyH", "р");
  expect(keyboard.call).toHaveBeenCalledWith("2H");
});

test("N after a level is no trump", () => {
  press("Digit2", "2");
  press("KeyN", "n");
  expect(keyboard.call).toHaveBeenCalledWith("2NT");
});

test("a bid that is not legal is not made", () => {
  press("Digit2", "2");
  press("KeyC", "c");
  expect(keyboard.call).not.toHaveBeenCalled();
});

test("P passes and X doubles", () => {
  press("KeyP", "p");
  press("KeyX", "x");
  expect(vi.mocked(keyboard.call).mock.calls).toEqual([["P"], ["X"]]);
});

test("letters typed into a field are only letters", () => {
  press("KeyP", "p", document.querySelector("input")!);
  expect(keyboard.call).not.toHaveBeenCalled();
});

test("under an open sheet the keys are not the table's, whatever has the focus", () => {
  document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
  const event = press("Escape", "Escape");
  press("KeyP", "p");
  expect(event.defaultPrevented).toBe(false);
  expect(keyboard.call).not.toHaveBeenCalled();
});

test("the browser's own shortcuts are left alone", () => {
  const event = press("KeyP", "p", document.body, { ctrlKey: true });
  expect(event.defaultPrevented).toBe(false);
  expect(keyboard.call).not.toHaveBeenCalled();
});

test("Enter on a button presses the button, elsewhere it plays the chosen card", () => {
  press("Enter", "Enter", document.querySelector("button")!);
  expect(keyboard.card).not.toHaveBeenCalled();
  press("Enter", "Enter");
  expect(keyboard.card).toHaveBeenCalledWith("Enter");
});

test("questions are asked with one key", () => {
  press("KeyM", "m");
  expect(keyboard.tell).toHaveBeenCalledWith("hand");
});

test("what the table waits for is answered with G and B", () => {
  press("KeyG", "п");
  press("KeyB", "и");
  expect(vi.mocked(keyboard.answer).mock.calls).toEqual([[true], [false]]);
});
