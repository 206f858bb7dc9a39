import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./node24.mjs";

const STAMP = join(ROOT, "node_modules", ".solodesk-lock");

/**
 * Installs the packages of package-lock.json, unless that was done for this version of the file. It does not
 * use `npm ci`, which refuses a lock file that lacks another platform's optional package, and some registries
 * do not carry all of them.
 * @param all also the packages that develop and test Solodesk: linters, test runners, a browser driver.
 */
export function ensureInstalled({ all }) {
  const lock = createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
  const [installed, part] = existsSync(STAMP) ? readFileSync(STAMP, "utf8").split(" ") : [undefined, "run"];
  if (installed === lock && (part !== "run" || !all)) return;
  // An installation that has the development packages keeps them.
  const wanted = all || part !== "run" ? "all" : "run";
  console.error("Installing the packages that Solodesk needs (about a minute, only when they changed)…");
  const { status } = spawnSync(
    "npm",
    [
      "install",
      "--no-save",
      wanted === "all" ? "--include=dev" : "--omit=dev",
      "--include=optional",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ],
    {
      cwd: ROOT,
      // Standard output is reserved for the command that runs afterwards.
      stdio: ["ignore", process.stderr, "inherit"],
      shell: process.platform === "win32",
    },
  );
  if (status !== 0) {
    console.error("The packages could not be installed: check the network and run the same command again.");
    process.exit(1);
  }
  writeFileSync(STAMP, `${lock} ${wanted}`);
}
