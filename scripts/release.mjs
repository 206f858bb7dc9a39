// npm run release -- VERSION: makes what stands under "Unreleased" a release. It names it in CHANGELOG.md and in every
// package, seals its migrations, and writes rows of it for the test that opens the data of each release. It checks all of that
// first and changes files last, so that a release that failed can be made again.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./ensure-built.mjs";
import { node24, node24Env, ROOT } from "./node24.mjs";
import { releaseFault } from "./release-fault.mjs";

const PACKAGES = [
  "package.json",
  ...["contract", "server", "web", "cli", "test/client"].map((room) => `${room}/package.json`),
];
const MIGRATIONS = join(ROOT, "server/src/migrations");

const [version = ""] = process.argv.slice(2);
const { version: before } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const fault = releaseFault({
  version,
  before,
  changelog: readFileSync(join(ROOT, "CHANGELOG.md"), "utf8"),
  changes: execFileSync("git", ["status", "--porcelain"], { cwd: ROOT, encoding: "utf8" }),
});
if (fault !== undefined) {
  console.error(fault);
  process.exit(1);
}

/** What is written in the end, by file. */
const changed = new Map();

function change(path, edit) {
  const file = join(ROOT, path);
  const text = readFileSync(file, "utf8");
  const edited = edit(text);
  if (edited === text) throw new Error(`${path} does not name ${before}.`);
  changed.set(file, edited);
}

/** Its own version, and those of the other rooms. */
const named = (text) =>
  text.replace(/("(?:version|@solodesk\/[a-z-]+)": )"([^"]+)"/g, (all, key, value) =>
    value === before ? `${key}"${version}"` : all,
  );

for (const path of PACKAGES) change(path, named);
change("package-lock.json", (text) => {
  const lock = JSON.parse(text);
  lock.version = version;
  for (const path of PACKAGES) {
    const room = lock.packages[path.replace(/\/?package\.json$/, "")];
    Object.assign(room, JSON.parse(named(JSON.stringify(room, null, 2))));
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
});

const day = new Date().toISOString().slice(0, 10);
change("CHANGELOG.md", (text) =>
  text.replace("## Unreleased\n", `## Unreleased\n\n## ${version} (${day})\n`),
);

change("server/src/migrations/released.json", (text) => {
  const released = JSON.parse(text);
  const sealed = new Set(Object.values(released).flatMap((migrations) => Object.keys(migrations)));
  const added = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql") && !sealed.has(name));
  const hashOf = (name) =>
    createHash("sha256")
      .update(readFileSync(join(MIGRATIONS, name)))
      .digest("hex");
  released[version] = Object.fromEntries(added.toSorted().map((name) => [name, hashOf(name)]));
  return `${JSON.stringify(released, null, 2)}\n`;
});

ensureBuilt();
const { status } = spawnSync(node24(), ["server/test/releases/write-rows.ts", version], {
  cwd: ROOT,
  env: node24Env(),
  stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);
for (const [file, text] of changed) writeFileSync(file, text);
