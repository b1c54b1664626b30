/** The formats in which boards can be kept from the page. */
export const WRITTEN: readonly string[] = ["pbn", "lin", "json", "csv"];
