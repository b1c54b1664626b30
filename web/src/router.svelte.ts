import type { Component } from "svelte";

/** What a page is given from its address. */
export type Parameters = Record<string, string>;

/** A page of the house: its address, with `:name` where something varies, and where its file is. */
export interface Page {
  path: string;
  // Each page names its own properties; the router only knows that they are texts.
  load: () => Promise<{ default: Component<never> }>;
}

/** Where the reader is. */
export const place = $state({ path: location.pathname });

/** A part of an address as it reads; as it stands where it is written wrongly. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Fits a page's address to a path: what varies in it, or null where they differ. */
export function fit(pattern: string, path: string): Parameters | null {
  const [wanted, given] = [pattern, path].map((text) => text.split("/").filter(Boolean));
  if (!wanted || !given || wanted.length !== given.length) return null;
  const found: Parameters = {};
  for (const [at, part] of wanted.entries()) {
    const here = decoded(given[at] ?? "");
    if (part.startsWith(":")) found[part.slice(1)] = here;
    else if (part !== here) return null;
  }
  return found;
}

/** Go to another page of the house without leaving it. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  place.path = location.pathname;
  scrollTo(0, 0);
}

function ours(event: MouseEvent): string | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey
  ) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return null;
  if (link.pathname.startsWith("/api/")) return null;
  return link.pathname + link.search + link.hash;
}

/** Follow the house's own links, and the browser's back and forward. */
export function follow(): void {
  addEventListener("popstate", () => (place.path = location.pathname));
  addEventListener("click", (event) => {
    const path = ours(event);
    if (path === null) return;
    event.preventDefault();
    go(path);
  });
}
