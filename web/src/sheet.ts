import { otherSide } from "./bridge";
import type { ScoreLine, Sheet, Side } from "./view";

/** One game's entries below the line, ours and theirs, from the line downwards. */
export interface GameColumn {
  ns: number[];
  ew: number[];
  /** A line is drawn under it: somebody has made game. */
  closed: boolean;
}

/** The sheet as it is written on paper. */
export interface Paper {
  /** Entries above the line, the first one nearest the line. */
  above: Record<Side, number[]>;
  games: GameColumn[];
}

/** Every line of the sheet in the order it was written. */
export function linesOf(sheet: Sheet): ScoreLine[] {
  return [...sheet.deals.flatMap((deal) => deal.lines), ...sheet.closing];
}

/** Lay a sheet out above and below the line. */
export function paperOf(sheet: Sheet): Paper {
  const above: Paper["above"] = { ns: [], ew: [] };
  for (const line of linesOf(sheet)) if (!line.below) above[line.side].push(line.points);
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
