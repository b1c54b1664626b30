import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const languages = ["en", "uk", "ru"];

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: fileURLToPath(new URL("../src/biritch/server/static", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    // A data: address would be refused by the house's content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // One file of words for each language: a reader of one never fetches the other two.
        advancedChunks: {
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
      "/api": "http://127.0.0.1:8000",
      "^/table/[^/]+/socket": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  test: {
    include: ["tests/**/*.test.ts"],
  },
});
