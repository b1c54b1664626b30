// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { fit } from "../src/router.svelte";

test("an address is fitted to a page by its parts", () => {
  expect(fit("/b/:table/:board", "/b/x%20y/3")).toEqual({ table: "x y", board: "3" });
  expect(fit("/b/:table/:board", "/b/x")).toBeNull();
});

test("an address written wrongly is some page's or none's, and never breaks the page", () => {
  expect(fit("/t/:table", "/t/%")).toEqual({ table: "%" });
});
