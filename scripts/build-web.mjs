import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { node24, ROOT } from "./node24.mjs";

const STAMP = join(ROOT, "web", "dist", ".sources");
const SOURCES = [
  "web/src",
  "web/public",
  "contract/src",
  "web/index.html",
  "web/vite.config.ts",
  "web/package.json",
  "package-lock.json",
];

function filesOf(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  const entries = readdirSync(full, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    const isFile = /\.\w+$/.test(source);
    for (const file of isFile ? [join(ROOT, source)] : filesOf(source).toSorted()) {
      if (file.includes(".test.")) continue;
      hash.update(file.slice(ROOT.length)).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

const VITE = join(ROOT, "node_modules", "vite", "bin", "vite.js");

/** Builds the web app when its sources differ from those of the last build. Exits on failure. */
export function buildWeb() {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  console.log("Building the web app (a few seconds, only when it changed)…");
  for (const args of [["build"], ["build", "--ssr", "src/store-page/entry-server.tsx"]]) {
    const { status, stdout, stderr } = spawnSync(node24(), [VITE, ...args, "--logLevel", "warn"], {
      cwd: join(ROOT, "web"),
      encoding: "utf8",
    });
    if (status === 0) continue;
    console.error(`${stdout}${stderr}\nThe web app could not be built.`);
    process.exit(1);
  }
  writeFileSync(STAMP, sources);
}
