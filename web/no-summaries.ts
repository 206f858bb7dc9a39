import type { Plugin } from "vite";

const contract = /\/contract\/src\/[^/]+\.ts$/;
const summary = /\bsummary:\s*(?:"(?:[^"\\]|\\.)*"|`[^`]*`)/g;

/** What the documentation page says of a call, which only the server prints: the browser gets the call without it. */
export const noSummaries = (): Plugin => ({
  name: "no-summaries",
  apply: "build",
  enforce: "pre",
  transform: (code, id) => (contract.test(id) ? code.replace(summary, 'summary: ""') : undefined),
});
