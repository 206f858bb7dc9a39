import type { Plugin } from "vite";

const contract = /\/contract\/src\/(?!kernel\/).+\.ts$/;
const summary = /\bsummary:\s*(?:"(?:[^"\\]|\\.)*"|`[^`]*`),?/g;
const refusals = /\brefuses:\s*\[[^\]]*\],?/g;

const table = /\/contract\/src\/kernel\/errors\.ts$/;
const sentence = /\[\s*(\d{3}),\s*"(?:[^"\\]|\\.)*",?\s*\]/g;

/**
 * What the documentation page says of a call, what the call may be refused for and the sentence of each refusal: only the
 * server prints and sends them, so the browser gets the contract without.
 */
export const noSummaries = (): Plugin => ({
  name: "no-summaries",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (contract.test(id)) return code.replace(summary, "").replace(refusals, "");
    return table.test(id) ? code.replace(sentence, "[$1]") : undefined;
  },
});
