// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { goneOn } from "../../src/rooms/table/again";
import { PHRASES, playAgain, sent, spoken } from "../../src/rooms/table/phrases";

test("a quick phrase goes as its name, so each reads it in his own language", () => {
  for (const phrase of PHRASES) expect(spoken(sent(phrase)).words).toBe(`phrase-${phrase}`);
  expect(spoken("hello: all")).toEqual({ words: "hello: all", link: null });
});

test("the next table is told by a path of this house, whatever address one came by", () => {
  const told = playAgain("http://192.168.1.7:8000/l/Ab-3_x");
  expect(told).toBe(":again: /l/Ab-3_x");
  expect(spoken(told)).toEqual({ words: "phrase-again", link: "/l/Ab-3_x" });
});

test("words that only look like such a link lead nowhere", () => {
  expect(spoken(":again: https://elsewhere.example/l/x").link).toBeNull();
  expect(spoken(":again: /l/../account").link).toBeNull();
});

test("the last link that a player told counts; a watcher's does not", () => {
  const line = (name: string, text: string, watcher = false) => ({ name, text, watcher });
  const said = [line("Olena", ":again: /l/a"), line("Marko", ":again: /l/b", true)];
  expect(goneOn(said)).toEqual({ name: "Olena", link: "/l/a" });
  expect(goneOn([])).toBeNull();
});
