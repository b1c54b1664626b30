import type { Page } from "../router.svelte";

/** Every page of the house. A new room adds a line here; its file is fetched when somebody goes there. */
export const pages: readonly Page[] = [
  { path: "/", load: () => import("./front/Front.svelte") },
  { path: "/table/:id", load: () => import("./table/TablePage.svelte") },
  // The table with made-up views, to look at it while working on it; never built.
  ...(import.meta.env.DEV
    ? [
        { path: "/demo", load: () => import("../demo/Demo.svelte") },
        { path: "/demo/:name", load: () => import("../demo/Demo.svelte") },
      ]
    : []),
];
