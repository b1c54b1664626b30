/** What is written under `docs/play`, as HTML: by form, then by language. Made by `rules.ts` when the pages are built. */
declare module "virtual:rules" {
  const rules: Readonly<Record<string, Readonly<Record<"en" | "uk" | "ru", string>>>>;
  export default rules;
}
