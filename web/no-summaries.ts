import type { Plugin } from "vite";

const contract = /\/contract\/src\/(?!kernel\/).+\.ts$/;
const summary = /\bsummary:\s*(?:"(?:[^"\\]|\\.)*"|`[^`]*`),?/g;
const limit = /\blimit:\s*\w+Limit,?/g;
const refusals = /\brefuses:\s*\[[^\]]*\],?/g;

const table = /\/contract\/src\/kernel\/errors\.ts$/;
const sentence = /\[\s*(\d{3}),\s*msg\(\s*"(?:[^"\\]|\\.)*",?\s*\),?\s*\]/g;

/**
 * Removes the summaries, refusals, limits and error messages of calls from the browser's copy of the contract:
 * only the server prints, enforces and sends them.
 */
export const noSummaries = (): Plugin => ({
  name: "no-summaries",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (contract.test(id)) return code.replace(summary, "").replace(refusals, "").replace(limit, "");
    return table.test(id) ? code.replace(sentence, "[$1]") : undefined;
  },
});
