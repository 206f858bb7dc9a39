import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs packages if that needs nobody's permission: as root on Debian or Ubuntu. */
export function aptInstall(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing ${what} for the tests (once)…`);
  // Run level 1: the packages do not start their services.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const apt = (...args) => spawnSync("apt-get", args, { stdio: "ignore", env });
  apt("update");
  apt("install", "-y", "--no-install-recommends", ...packages);
}

/**
 * Ends a test run that cannot begin, with the closing line that every run prints.
 *
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(sentence);
  console.log("0 passed, 1 failed");
  process.exit(1);
}
