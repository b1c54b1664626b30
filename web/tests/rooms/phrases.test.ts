// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { goneOn } from "../../src/rooms/table/again";
import { PHRASES, playAgain, sent, spoken } from "../../src/rooms/table/phrases";

test("a quick phrase goes as its name, so each reads it in his own language", () => {
  for (const phrase of PHRASES) expect(spoken(sent(phrase), "S").words).toBe(`phrase-${phrase}`);
  expect(spoken("hello: all", "S")).toEqual({ words: "hello: all", link: null });
});

test("the next table is told by paths of this house, whatever address one came by", () => {
  const told = playAgain([
    ["N", "http://192.168.1.7:8000/l/Ab-3_x"],
    ["E", "http://192.168.1.7:8000/l/q9"],
  ]);
  expect(told).toBe(":again: N/l/Ab-3_x E/l/q9");
  expect(spoken(told, "E")).toEqual({ words: "phrase-again", link: "/l/q9" });
  expect(spoken(told, null)).toEqual({ words: "phrase-again", link: null });
});

test("words that only look like such a link lead nowhere", () => {
  expect(spoken(":again: Ehttps://elsewhere.example/l/x", "E").link).toBeNull();
  expect(spoken(":again: E/l/../account", "E").link).toBeNull();
});

test("the last link that a player told one's chair counts; a watcher's does not", () => {
  const line = (name: string, text: string, watcher = false) => ({
    person: name,
    name,
    text,
    watcher,
    note: 0,
    erased: false,
  });
  const said = [line("Olena", ":again: N/l/a"), line("Marko", ":again: N/l/b", true)];
  expect(goneOn(said, "N")).toEqual({ name: "Olena", link: "/l/a" });
  expect(goneOn(said, "E")).toBeNull();
  expect(goneOn([], "N")).toBeNull();
});
