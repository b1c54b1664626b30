export { Felt } from "./felt";
export { PIPS } from "./pips";
export type { Pip } from "./pips";
export { RATIO, twoRows } from "./places";
export type { Badge, Box, Face, Layout, Place, State } from "./state";
