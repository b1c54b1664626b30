import type { Page } from "../router.svelte";
import { known } from "./account/me.svelte";

/** Who comes straight to a table must be somebody before its socket opens. */
async function table(): ReturnType<Page["load"]> {
  const [file] = await Promise.all([import("./table/TablePage.svelte"), known()]);
  return file;
}

/** And so must who comes straight to an evening. */
async function evening(): ReturnType<Page["load"]> {
  const [file] = await Promise.all([import("./contest/ContestPage.svelte"), known()]);
  return file;
}

/** Every page of the house. A new room adds a line here; its file is fetched when somebody goes there. */
export const pages: readonly Page[] = [
  { path: "/", load: () => import("./lobby/Lobby.svelte") },
  { path: "/new", load: () => import("./opening/Opening.svelte") },
  { path: "/rules/:form", load: () => import("./rules/Rules.svelte") },
  { path: "/lessons", load: () => import("./lesson/Lessons.svelte") },
  { path: "/lesson/:id", load: () => import("./lesson/LessonPage.svelte") },
  { path: "/evening", load: () => import("./contest/NewEvening.svelte") },
  { path: "/c/:id", load: evening },
  { path: "/t/:id", load: table },
  { path: "/t/:id/invite", load: () => import("./invite/InvitePage.svelte") },
  { path: "/l/:secret", load: () => import("./invite/Follow.svelte") },
  { path: "/b/:table/:number", load: () => import("./replay/Replay.svelte") },
  { path: "/file", load: () => import("./file/FilePage.svelte") },
  { path: "/file/:place", load: () => import("./file/FileBoard.svelte") },
  { path: "/account", load: () => import("./account/Account.svelte") },
  { path: "/reset/:secret", load: () => import("./account/Reset.svelte") },
  // The table with made-up views, to look at it while working on it; never built.
  ...(import.meta.env.DEV
    ? [
        { path: "/demo", load: () => import("../demo/Demo.svelte") },
        { path: "/demo/:name", load: () => import("../demo/Demo.svelte") },
      ]
    : []),
];
