import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { named } from "../src/bridge";

const ROOT = new URL("../../src/biritch/locales/", import.meta.url);
const SOURCE = new URL("../src/", import.meta.url);

function bundle(language: string): FluentBundle {
  const words = new FluentBundle(language, { useIsolating: false });
  for (const name of readdirSync(new URL(`${language}/`, ROOT))) {
    const text = readFileSync(new URL(`${language}/${name}`, ROOT), "utf8");
    words.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return words;
}

function say(language: string, key: string, values = {}): string {
  const words = bundle(language);
  const errors: Error[] = [];
  const said = words.formatPattern(words.getMessage(key)!.value!, values, errors);
  expect(errors).toEqual([]);
  return said;
}

function sources(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, folder));
    return [readFileSync(new URL(entry.name, folder), "utf8")];
  });
}

describe.each(["en", "uk", "ru"])("in %s", (language) => {
  test("every word the screen asks for exists", () => {
    const words = bundle(language);
    const asked = sources(SOURCE).flatMap((text) => [
      ...[...text.matchAll(/\bsay\(\s*"([a-z][\w-]*)"/gi)].map((found) => found[1]!),
      ...[...text.matchAll(/"(heard-[\w-]+|key-[\w-]+|vulnerable-[\w-]+)"/g)].map(
        (found) => found[1]!,
      ),
    ]);
    expect(asked.length).toBeGreaterThan(60);
    expect([...new Set(asked)].filter((key) => !words.hasMessage(key))).toEqual([]);
  });
});

test("calls are said as players say them", () => {
  expect(say("en", "bid-name", { level: 1, strain: "H" })).toBe("1 heart");
  expect(say("en", "bid-name", { level: 4, strain: "S" })).toBe("4 spades");
  expect(say("uk", "bid-name", { level: 2, strain: "C" })).toBe("2 трефи");
  expect(say("uk", "bid-name", { level: 5, strain: "D" })).toBe("5 бубон");
  expect(say("ru", "bid-name", { level: 1, strain: "S" })).toBe("1 пика");
  expect(say("ru", "bid-name", { level: 3, strain: "N" })).toBe("3 без козыря");
});

test.each(["uk", "ru"])("no two of the fifty-two cards have one name in %s", (language) => {
  const cards = [..."SHDC"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => suit + rank));
  expect(new Set(cards.map((card) => say(language, "card-name", named(card)))).size).toBe(52);
  const played = cards.map((card) => say(language, "seat-played", { seat: "N", ...named(card) }));
  expect(new Set(played).size).toBe(52);
});

test("cards are named in each language", () => {
  expect(say("uk", "card-name", named("S9"))).toBe("дев’ятка пік");
  expect(say("en", "card-name", named("C4"))).toBe("4 of clubs");
  expect(say("en", "card-name", { rank: "A", suit: "S" })).toBe("ace of spades");
  expect(say("uk", "card-name", { rank: "J", suit: "H" })).toBe("валет чирв");
  expect(say("ru", "card-name", { rank: "T", suit: "D" })).toBe("десятка бубен");
});

test("a doubled contract is one sentence", () => {
  const values = { level: 4, strain: "H", doubling: "X", seat: "S" };
  expect(say("en", "heard-contract", values)).toBe("Contract 4 hearts doubled, by South.");
  expect(say("uk", "heard-contract", values)).toBe("Контракт 4 чирви з контрою, розігрує Південь.");
});

test("who speaks is You for one's own seat", () => {
  const values = { seat: "you-S", call: "bid", level: 1, strain: "N", alert: "yes" };
  expect(say("en", "heard-call", values)).toBe("You: 1 no trump, alerted");
});

test.each([
  ["en", ["1 card · 1 point", "2 cards · 21 points"]],
  ["uk", ["1 карта · 1 очко", "2 карти · 21 очко"]],
  ["ru", ["1 карта · 1 очко", "2 карты · 21 очко"]],
])("numbers take their endings in %s", (language, expected) => {
  const said = [
    [1, 1],
    [2, 21],
  ].map(([cards, points]) => say(language, "hand-count", { cards, points }));
  expect(said).toEqual(expected);
});
