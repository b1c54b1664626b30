import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rules } from "./rules.ts";

/** The house a page under development talks to. */
const house = process.env.BIRITCH_HOUSE ?? "127.0.0.1:8000";
const languages = ["en", "uk", "ru"];

export default defineConfig({
  base: "/",
  plugins: [svelte(), rules(fileURLToPath(new URL("../docs/play", import.meta.url)))],
  build: {
    outDir: fileURLToPath(new URL("../src/biritch/server/static", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    // A data: address would be refused by the house's content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // One file of words for each language: a reader of one never fetches the other two.
        codeSplitting: {
          groups: languages.map((language) => ({
            name: `words-${language}`,
            test: new RegExp(`/locales/${language}/`),
          })),
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": `http://${house}`,
      "^/table/[^/]+/socket": { target: `ws://${house}`, ws: true },
    },
  },
  test: {
    include: ["tests/**/*.test.ts"],
  },
});
