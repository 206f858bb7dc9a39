import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "..");

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
  /** Lines that are not blank at the end. */
  lines: number;
}

const folders = [
  "contract/src",
  "server/src",
  "server/test",
  "web/src",
  "cli/src",
  "cli/test",
  "e2e",
  "bench",
  "test",
  "scripts",
];

/** Every file of code that people write and read here. */
export function sourceFiles(): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|css)$/.test(entry.name))
      // test/client has packages of its own.
      .filter((entry) => !/[\\/]node_modules[\\/]/.test(entry.parentPath))
      .map((entry) => {
        const full = join(entry.parentPath, entry.name);
        const text = readFileSync(full, "utf8");
        return {
          path: full.slice(ROOT.length + 1).replaceAll("\\", "/"),
          text,
          lines: text.trimEnd().split("\n").length,
        };
      }),
  );
}

export const isTest = ({ path }: SourceFile): boolean =>
  /\.(test|spec|samples|sample-rows)\.tsx?$|(^|\/)(test|e2e)\//.test(path);
