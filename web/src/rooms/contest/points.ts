/** Points won with a plus, points lost with a minus as long as it: what stands in a table of results. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}
