import { api } from "../../api";
import { SEATS } from "../../bridge";
import type { Said, Seat, View } from "../../view";
import { playAgain, spoken } from "./phrases";

/** The next table, and what those at the old one are told of it. */
export interface NextTable {
  table: string;
  /** Words to say at the old table; null when only robots sit there. */
  told: string | null;
}

/** Open a table like this one, for the same people: robots sit down at once, friends come by a link. */
export async function openAgain(view: View): Promise<NextTable> {
  const { chair } = view.you;
  const friends = SEATS.filter((seat) => seat !== chair && view.seats[seat]?.robot === false);
  const before = await api.table(view.table.id).catch(() => null);
  const { table } = await api.openTable({
    ...view.table.again,
    private: friends.length > 0 || (before?.table.is_private ?? false),
    seat: chair,
    robots: friends.length === 0,
  });
  if (friends.length === 0) return { table, told: null };
  const links = friends.map(
    async (seat) => [seat, (await api.invite(table, "sit", seat)).link] as const,
  );
  return { table, told: playAgain(await Promise.all(links)) };
}

/** Where the others have gone on: the last link to a next table that somebody told to this chair. */
export function goneOn(
  said: readonly Said[],
  chair: Seat | null,
): { name: string; link: string } | null {
  for (const line of said.toReversed()) {
    const { link } = spoken(line.text, chair);
    if (link && !line.watcher) return { name: line.name, link };
  }
  return null;
}
