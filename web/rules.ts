import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Marked } from "marked";
import type { Plugin } from "vite";

/** The headings under which a page of the rules speaks each language; other sections are for everybody. */
const LANGUAGES = { en: "English", uk: "Українською", ru: "По-русски" } as const;
const ABOUT = /^<!-- (?:forms|evenings|about): ([a-z_ ]+) -->\n/;
const MODULE = "virtual:rules";

interface Page {
  file: string;
  forms: string[];
  text: string;
}

/** Pages that say which forms they are about. */
function pages(folder: string): Page[] {
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf-8");
    const forms = ABOUT.exec(text)?.[1]?.split(" ");
    return forms ? [{ file, forms, text: text.replace(ABOUT, "") }] : [];
  });
}

/** What a page says in one language, then what it shows to everybody. */
function inLanguage(text: string, heading: string): string {
  const others: string[] = Object.values(LANGUAGES).filter((each) => each !== heading);
  const [, ...sections] = text.split(/^## /m);
  const read = sections.filter((section) => !others.includes(section.split("\n", 1)[0] ?? ""));
  return read.map((section) => section.slice(section.indexOf("\n"))).join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Pages of the rules as HTML, by form and language: `docs/play` is read in the house too. */
export function rules(folder: string): Plugin {
  return {
    name: "rules",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const found = pages(folder);
      for (const { file } of found) this.addWatchFile(join(folder, file));
      const marked = new Marked({
        async: false,
        renderer: {
          // What is wider than a telephone is scrolled, by keys too.
          code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`,
          link({ href, tokens }) {
            const words = this.parser.parseInline(tokens);
            const form = found.find(({ file }) => file === href)?.forms[0];
            return form ? `<a href="/rules/${form}">${words}</a>` : words;
          },
        },
      });
      const html = (text: string): Record<string, string> =>
        Object.fromEntries(
          Object.entries(LANGUAGES).map(([language, heading]) => [
            language,
            marked.parse(inLanguage(text, heading)) as string,
          ]),
        );
      const byForm = found.flatMap(({ forms, text }) => {
        const said = html(text);
        return forms.map((form) => [form, said]);
      });
      return `export default ${JSON.stringify(Object.fromEntries(byForm))};`;
    },
  };
}
