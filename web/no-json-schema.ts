import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const printers = /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/**
 * Zod bundles its JSON Schema printer with every schema. Only the server prints schemas; the browser gets
 * empty functions of the same names, which saves 5 kB (gzip) on every page.
 */
export const noJsonSchema = (): Plugin => ({
  name: "no-json-schema",
  apply: "build",
  load(id) {
    if (!printers.test(id)) return undefined;
    const names = readFileSync(id, "utf8").matchAll(/^export (?:const|function|class) (\w+)/gm);
    return Array.from(names, ([, name]) => `export const ${name} = () => () => undefined;`).join("\n");
  },
});
