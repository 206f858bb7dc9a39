// The project's source files, and which of them import which, read from the import lines.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "./node24.mjs";

export const rooms = ["contract", "server", "web", "cli"];
const IMPORT = /\b(?:from|import)\s*\(?\s*"([^"]+)"/g;

export const isTest = ({ path }) =>
  /\.(test|spec|soak|samples|sample-rows)\.tsx?$|(^|\/)(test|e2e)\//.test(path);

/** Every file of code that people write and read here, with its path from the root. */
export function sourceFiles() {
  return [...rooms, "test", "e2e", "bench", "scripts"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|css)$/.test(entry.name))
      .filter((entry) => !/[\\/](node_modules|dist|\.cache)([\\/]|$)/.test(entry.parentPath))
      .map((entry) => {
        const full = join(entry.parentPath, entry.name);
        const text = readFileSync(full, "utf8");
        const path = relative(ROOT, full).replaceAll("\\", "/");
        return { path, text, lines: text.trimEnd().split("\n").length };
      }),
  );
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

/** Path → the file and the project files it imports, without style sheets. */
export function readSources() {
  const files = sourceFiles().filter(({ path }) => !path.endsWith(".css"));
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map((file) => {
      const imports = [...file.text.matchAll(IMPORT)]
        .map(([, name]) => target(file.path, name))
        .filter((found) => found && known.has(found));
      return [file.path, { ...file, imports: new Set(imports) }];
    }),
  );
}
