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
 * Settings for running the sources under Node 24. The compile cache keeps stripped types and compiled code
 * between starts, which makes the next one faster and saves the memory of the type stripper. A single malloc
 * arena for all threads saves the few megabytes that each would otherwise keep from loading.
 */
export const NODE24_SETTINGS = {
  NODE_COMPILE_CACHE: join(ROOT, "node_modules", ".cache", "solodesk-compile"),
  MALLOC_ARENA_MAX: "1",
};

/** The whole environment for Node 24; variables that are already set win. */
export const node24Env = () => ({ ...NODE24_SETTINGS, ...process.env });
