// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { Link, Refused, token } from "../src/link";
import type { LinkState } from "../src/link";
import type { Said, View } from "../src/view";
import { snapshot } from "./wired";

class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Socket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let views: View[];
let states: LinkState[];
let said: readonly Said[];
let refusals: Refused[];
let link: Link;
const latest = (): Socket => Socket.made.at(-1)!;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.made = [];
  views = [];
  states = [];
  said = [];
  refusals = [];
  link = new Link("t1", {
    view: (seen) => views.push(seen),
    said: (lines) => (said = lines),
    state: (state) => states.push(state),
    refused: (refusal) => refusals.push(refusal),
  });
  await link.open();
  latest().open();
  latest().say(snapshot(4));
});

function event(number: number, changes: Record<string, unknown>): unknown {
  return { type: "event", number, event: { type: "StopEnded" }, changes };
}

function comeBack(): void {
  latest().close(1006);
  vi.advanceTimersByTime(1000);
  latest().open();
  latest().say(snapshot(4));
}

test("a table's socket is asked for by the table's name", () => {
  expect(latest().address).toMatch(/\/table\/t1\/socket$/);
  expect(states.at(-1)).toBe("open");
});

test("an event changes only the parts it names", () => {
  latest().say(event(5, { over: true }));
  expect(views.at(-1)).toMatchObject({ over: true, table: { name: "Thursday four" } });
});

test("a missing number starts the link again, and nothing wrong is shown", () => {
  latest().say(event(6, { over: true }));
  expect(views.at(-1)?.over).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(Socket.made).toHaveLength(2);
});

test("a repeated event is passed over", () => {
  const shown = views.length;
  latest().say(event(4, { over: true }));
  expect(views).toHaveLength(shown);
});

test("a command says what had been seen, and its words go beside it", () => {
  void link.send({ do: "call", call: "2NT", alert: true, explanation: "both minors" });
  expect(latest().sent[0]).toMatchObject({
    type: "do",
    seen: 4,
    command: { type: "Call", call: "2NT", alert: true },
    text: "both minors",
  });
});

test("what was not answered is sent again, with the same id, after the line was lost", () => {
  void link.send({ do: "play", seat: "S", card: "SA" });
  const first = latest().sent[0]!;
  latest().close(1006);
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  latest().open();
  expect(latest().sent).toEqual([]);
  latest().say(snapshot(4));
  expect(latest().sent).toEqual([first]);
});

test("an accepted command is sent no more", async () => {
  const done = link.send({ do: "askUndo" });
  latest().say({ type: "accepted", id: latest().sent[0]!.id, number: 5 });
  await done;
  comeBack();
  expect(latest().sent).toEqual([]);
});

test("a refusal comes back with its code", async () => {
  const done = link.send({ do: "call", call: "1C", alert: false, explanation: "" });
  const refused = expect(done).rejects.toMatchObject({ code: "call.insufficient" });
  latest().say({
    type: "refused",
    id: latest().sent[0]!.id,
    code: "call.insufficient",
    law: "18B",
    text: "too low",
  });
  await refused;
  await done.catch((reason: unknown) => expect(reason).toBeInstanceOf(Refused));
});

test("talk that is refused is told, although no command waits for it", () => {
  void link.send({ do: "say", text: "hello" });
  expect(latest().sent[0]).toEqual({ type: "say", text: "hello" });
  latest().say({ type: "refused", id: "", code: "chat.off", text: "off" });
  expect(refusals.map(({ code }) => code)).toEqual(["chat.off"]);
});

test("what was said before is not heard twice when one comes back", () => {
  const line = { type: "chat", person: "p1", name: "Olena", text: "hello", at: 1 };
  latest().say(line);
  comeBack();
  latest().say(line);
  expect(said).toEqual([
    { person: "p1", name: "Olena", text: "hello", watcher: false, note: 0, erased: false },
  ]);
});

test("what is erased is shown no more, in the talk and in the view", () => {
  latest().say({ type: "chat", person: "p1", name: "Olena", text: "oh dear", at: 1, note: 7 });
  latest().say({ type: "chat", person: "p1", name: "Olena", text: "well", at: 2, note: 8 });
  latest().say({ type: "erased", note: 7 });
  expect(said.map(({ text, erased }) => [text, erased])).toEqual([
    ["", true],
    ["well", false],
  ]);
});

test("a table that is not there is not asked for again", () => {
  latest().close(4404);
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toBe("closed");
  expect(Socket.made).toHaveLength(1);
});

test("a page that is left asks no more", () => {
  link.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.made).toHaveLength(1);
});

test("ids are long and never the same", () => {
  expect(token()).toMatch(/^[0-9a-f]{32}$/);
  expect(token()).not.toBe(token());
});

test("the page has its part in the shuffle, and a refusal of that troubles nobody", () => {
  const shuffle = { number: 2, board: "t1/2", seal: "", shares: [], closed: false };
  latest().say(event(5, { shuffle }));
  const [sent] = latest().sent;
  expect(sent).toMatchObject({ type: "do", command: { type: "PromiseShare", number: 2 } });
  latest().say({ type: "refused", id: sent?.id, code: "share.closed", text: "", details: {} });
  expect(refusals).toEqual([]);
});
