// Finds the Node 24 this product runs on. Runs on any Node from 20 on.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Path of a Node ≥ 24: the installed one, or the one that runs this very script. */
export function node24() {
  const binary = process.platform === "win32" ? "node.exe" : "node";
  const platform = process.platform === "win32" ? "win" : process.platform;
  const installed = join(ROOT, "node_modules", `node-${platform}-${process.arch}`, "bin", binary);
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  console.error(
    `There is no Node 24 for ${process.platform} ${process.arch} to install: install Node 24 or newer yourself.`,
  );
  process.exit(1);
}

/**
 * How a Node 24 runs the sources: stripped types and compiled code are kept between starts, which
 * makes the next one quicker and spares it the stripper's memory. And one heap for all threads, which otherwise each
 * keep a few megabytes of what loading needed.
 */
export const NODE24_SETTINGS = {
  NODE_COMPILE_CACHE: join(ROOT, "node_modules", ".cache", "solodesk-compile"),
  MALLOC_ARENA_MAX: "1",
};

/** The whole environment of such a Node; what is set already stays. */
export const node24Env = () => ({ ...NODE24_SETTINGS, ...process.env });
