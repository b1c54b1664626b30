import { otherSide } from "./bridge";
import type { Entry, ScoreLine, Sheet, Side } from "./view";

/** One game's entries below the line, ours and theirs, from the line downwards. */
export interface GameColumn {
  ns: Entry[];
  ew: Entry[];
  /** A line is drawn under it: somebody has made game. */
  closed: boolean;
}

/** The sheet as it is written on paper. */
export interface Paper {
  /** Entries above the line, the first one nearest the line. */
  above: Record<Side, Entry[]>;
  games: GameColumn[];
}

/** Every line of the sheet in the order it was written. */
export function linesOf(sheet: Sheet): ScoreLine[] {
  return [...sheet.deals.flatMap((deal) => deal.lines), ...sheet.closing];
}

/** Lay a sheet out above and below the line. */
export function paperOf(sheet: Sheet): Paper {
  const above: Paper["above"] = { ns: [], ew: [] };
  const last = sheet.deals.at(-1)?.number ?? 0;
  const written = [
    ...sheet.deals.flatMap(({ number, lines }) => lines.map((line) => ({ ...line, deal: number }))),
    ...sheet.closing.map((line) => ({ ...line, deal: last })),
  ];
  for (const entry of written) if (!entry.below) above[entry.side].push(entry);
  return { above, games: sheet.games ?? [] };
}

/** What a deal came to for a side: its own points less the other side's. */
export function pointsFor(lines: readonly ScoreLine[], side: Side): number {
  const other = otherSide(side);
  return lines.reduce(
    (sum, line) =>
      sum + (line.side === side ? line.points : line.side === other ? -line.points : 0),
    0,
  );
}
