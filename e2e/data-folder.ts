import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The variable with the path of the folder that prepare-data.ts filled. */
export const PREPARED = "SOLODESK_WALKS_DATA";

export const newFolder = (): string => mkdtempSync(join(tmpdir(), "solodesk-walk-"));

/** Returns the path of a data folder of its own, as a first start leaves it. */
export function newDataFolder(): string {
  const prepared = process.env[PREPARED];
  if (prepared === undefined) throw new Error("prepare-data.ts has not run.");
  const folder = newFolder();
  // Node's own copy would lose the permissions of folders, without which PostgreSQL does not start.
  execFileSync("cp", ["-a", `${prepared}/.`, folder]);
  return folder;
}
