import type { Makes } from "../../api";
import { contractOf, SEATS, sideOf } from "../../bridge";
import type { Seat, Side, Strain } from "../../view";

/** Strains as they are read: no trump above the majors above the minors. */
export const STRAINS: readonly Strain[] = ["N", "S", "H", "D", "C"];
/** Partners stand together. */
export const DECLARERS: readonly Seat[] = ["N", "S", "E", "W"];

/** A par contract, once for the hands that may declare it. */
export interface ParContract {
  level: number;
  strain: Strain;
  doubling: "" | "X" | "XX";
  seats: Seat[];
  /** `=`, `+1`, `-2`. */
  over: string;
}

/** How many tricks a declarer makes; the wire writes no trump as NT. */
export function madeBy(makes: Makes, declarer: Seat, strain: Strain): number {
  return makes[declarer][strain === "N" ? "NT" : strain];
}

/** Par contracts as a player reads them: of one strain the lowest that brings the score, and who may declare it. */
export function parContracts(contracts: readonly string[]): ParContract[] {
  const found = new Map<string, ParContract>();
  for (const text of contracts) {
    const contract = contractOf(text);
    if (!contract) continue;
    const { level, strain, doubling, declarer } = contract;
    const key = `${sideOf(declarer)} ${strain} ${doubling}`;
    const over = /(=|[+-]\d+)$/.exec(text)?.[1] ?? "";
    const known = found.get(key);
    if (!known) found.set(key, { level, strain, doubling, seats: [declarer], over });
    else if (known.level === level && !known.seats.includes(declarer)) known.seats.push(declarer);
  }
  const inTurn = (a: Seat, b: Seat): number => SEATS.indexOf(a) - SEATS.indexOf(b);
  return [...found.values()].map((each) => ({ ...each, seats: [...each.seats].sort(inTurn) }));
}

/** The first par contract as it would be played, without what comes of it: `4SXE`; null where all pass. */
export function parAt(contracts: readonly string[]): string | null {
  return contracts[0]?.replace(/(=|[+-]\d+)$/, "") ?? null;
}

/** Which side the par score is for, and how much it is. */
export function parFor(points: number): { side: Side; points: number } {
  return { side: points < 0 ? "ew" : "ns", points: Math.abs(points) };
}
