// The store page's bundle and the server ask the same module for the reader's language. In Vitest the server's
// modules are copies of those that Node loads, so Node compares them.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { node24, ROOT } from "../scripts/node24.mjs";
import { serversReader } from "../web/servers-reader.ts";

const PAGE = `import { numberFormat, readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
export const page = () => readersLanguage() + " " + numberFormat().format(1234.5);`;

const ASK = `import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { page } from "./dist/page.js";
console.log(JSON.stringify([page(), inLanguage("de", page)]));`;

test("what the server runs in a language, its store page bundle says in that language", async () => {
  // Beside the built store page, where Node finds the contract. A file among the sources would make the build
  // look stale to the tests that run at the same time.
  mkdirSync(join(ROOT, "web/dist"), { recursive: true });
  const folder = mkdtempSync(join(ROOT, "web/dist/reader-"));
  try {
    writeFileSync(join(folder, "page.ts"), PAGE);
    writeFileSync(join(folder, "ask.mjs"), ASK);
    await build({
      root: folder,
      configFile: false,
      logLevel: "silent",
      plugins: [serversReader()],
      build: { ssr: "page.ts", rolldownOptions: { output: { entryFileNames: "page.js" } } },
      ssr: { noExternal: true },
    });
    const { stdout, stderr } = spawnSync(node24(), [join(folder, "ask.mjs")], { encoding: "utf8" });
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual(["en 1,234.5", "de 1.234,5"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
