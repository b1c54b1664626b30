/** What can be kept of all the boards of a file: hand records to pin up, and files for programs. */
export const ALL_BOARDS: readonly string[] = ["pdf", "pbn", "lin", "json", "csv"];

/** What can be kept of one: a picture of it, and files for programs. */
export const ONE_BOARD: readonly string[] = ["svg", "pdf", "pbn", "lin"];
