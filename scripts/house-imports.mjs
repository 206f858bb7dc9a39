// The project's source files and which of them import which, read from the import lines.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "./node24.mjs";

export const rooms = ["contract", "server", "web", "cli"];
const IMPORT = /\b(?:from|import)\s*\(?\s*"([^"]+)"/g;

export const isTest = (path) => /\.(test|spec|soak|samples|sample-rows)\.tsx?$|(^|\/)(test|e2e)\//.test(path);

function filesOf(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .filter((entry) => !/[\\/](node_modules|dist|\.cache)([\\/]|$)/.test(entry.parentPath))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/** Returns the path that an import in `from` refers to; undefined for a package. */
function target(from, name) {
  if (name.startsWith(".")) return join(dirname(from), name).replaceAll("\\", "/");
  const contract = /^@solodesk\/contract\/(.+)$/.exec(name);
  if (contract) return `contract/src/${contract[1]}`;
  const own = /^#(test\/)?(.+)$/.exec(name);
  if (!own) return undefined;
  const room = from.split("/")[0];
  return own[1] ? `${room}/test/${own[2]}` : `${room}/src/${own[2]}`;
}

/** Path → its text and the project files it imports, for the four rooms, the tests and the tools. */
export function readSources() {
  const folders = ["contract", "server", "web", "cli", "test", "e2e", "bench", "scripts"];
  const paths = folders.flatMap(filesOf);
  const known = new Set(paths);
  return new Map(
    paths.map((path) => {
      const text = readFileSync(join(ROOT, path), "utf8");
      const imports = [...text.matchAll(IMPORT)]
        .map(([, name]) => target(path, name))
        .filter((found) => found && known.has(found));
      return [path, { text, lines: text.trimEnd().split("\n").length, imports: new Set(imports) }];
    }),
  );
}
