import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { node24, ROOT } from "./node24.mjs";

const STAMP = join(ROOT, "web", "dist", ".sources");
/** Any file in these folders may be part of the build. */
const FOLDERS = ["web", "contract", "locales"];
const FILES = ["package.json", "package-lock.json"];
const NO_SOURCE = new Set(["node_modules", "dist"]);

const isTest = (name) => /\.test\.tsx?$/.test(name);

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NO_SOURCE.has(entry.name)) return [];
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() && !isTest(entry.name) ? [path] : [];
  });
}

function fingerprint() {
  const hash = createHash("sha256");
  const files = [
    ...FOLDERS.flatMap((folder) => filesIn(join(ROOT, folder))),
    ...FILES.map((file) => join(ROOT, file)),
  ];
  for (const file of files.toSorted())
    hash
      .update(`${file.slice(ROOT.length)}\0`)
      .update(readFileSync(file))
      .update("\0");
  return hash.digest("hex");
}

const VITE = join(ROOT, "node_modules", "vite", "bin", "vite.js");

/** Builds the web app when its sources differ from those of the last build. Exits on failure. */
export function buildWeb() {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  console.error("Building the web app (a few seconds, only when it changed)…");
  // A failed build leaves files behind that match no sources, so its stamp must not stay.
  rmSync(STAMP, { force: true });
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
