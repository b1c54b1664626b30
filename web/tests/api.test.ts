import { afterEach, expect, test, vi } from "vitest";
import { api, pbnOf } from "../src/api";

afterEach(() => vi.unstubAllGlobals());

function answers(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status, statusText: "Odd" })),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("a question is sent with GET, a wish with POST as JSON", async () => {
  const fetched = answers(200, { table: "t1" });
  await api.lobby();
  expect(fetched).toHaveBeenLastCalledWith("/api/tables", { method: "GET" });
  const wish = { form: { type: "rubber" }, seat: "S", robots: true } as const;
  expect(await api.openTable(wish)).toEqual({ table: "t1" });
  expect(fetched).toHaveBeenLastCalledWith("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
});

test("a refusal keeps its code and the values at fault", async () => {
  answers(429, { code: "limit.tables", text: "too many tables", details: { wait: 9 } });
  await expect(api.openTable({ form: { type: "chicago" } })).rejects.toMatchObject({
    code: "limit.tables",
    message: "too many tables",
    details: { wait: 9 },
  });
});

test("a newcomer who asks two things at once is one guest: the second waits for the first", async () => {
  vi.resetModules();
  const { api: fresh } = await import("../src/api");
  let answer: () => void = () => undefined;
  const fetched = vi.fn(
    (path: string) =>
      new Promise<Response>((resolve) => {
        const told = (): void => resolve(new Response("{}", { status: 200 }));
        if (path === "/api/me" && fetched.mock.calls.length === 1) answer = told;
        else told();
      }),
  );
  vi.stubGlobal("fetch", fetched);
  const both = Promise.all([fresh.lobby(), fresh.me()]);
  await Promise.resolve();
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/me"]);
  answer();
  await both;
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/me", "/api/tables", "/api/me"]);
});

test("a house that does not answer refuses without a code", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
  await expect(api.me()).rejects.toMatchObject({ code: "" });
});

test("what stands in an address is written so that it stays one part of it", async () => {
  const fetched = answers(200, {});
  await api.follow("a/b");
  expect(fetched.mock.lastCall?.[0]).toBe("/api/links/a%2Fb");
  expect(pbnOf("t 1", 3)).toBe("/api/tables/t%201/boards/3.pbn");
});
