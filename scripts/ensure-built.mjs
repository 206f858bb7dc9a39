import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { node24, ROOT } from "./node24.mjs";

const FILES = ["package.json", "package-lock.json"];
const NO_SOURCE = new Set(["node_modules", "dist", "test"]);
const VITE = join(ROOT, "node_modules", "vite", "bin", "vite.js");

/** What `npm start` and `npm run solo` run. */
export const SERVER = join(ROOT, "server", "dist", "server.js");
export const SOLO = join(ROOT, "server", "dist", "solo.js");

/** `sources` are files, and folders of which any file may be part of the build. */
const parts = [
  {
    name: "web app",
    folder: "web",
    sources: ["web", "contract", "locales"],
    builds: [["build"], ["build", "--ssr", "src/store-page/entry-server.tsx"]],
  },
  {
    name: "server",
    folder: "server",
    sources: ["server", "cli", "contract", "web/servers-reader.ts"],
    builds: [["build"]],
  },
];

const isTest = (name) => /\.test\.tsx?$/.test(name);

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NO_SOURCE.has(entry.name)) return [];
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() && !isTest(entry.name) ? [path] : [];
  });
}

function fingerprint(sources) {
  const hash = createHash("sha256");
  const paths = [...sources, ...FILES].map((source) => join(ROOT, source));
  const files = paths.flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]));
  for (const file of files.toSorted())
    hash
      .update(`${file.slice(ROOT.length)}\0`)
      .update(readFileSync(file))
      .update("\0");
  return hash.digest("hex");
}

const stampOf = ({ folder }) => join(ROOT, folder, "dist", ".sources");
const isBuiltFrom = (part, sources) =>
  existsSync(stampOf(part)) && readFileSync(stampOf(part), "utf8") === sources;

function ensurePart(part) {
  const { name, folder, builds } = part;
  const sources = fingerprint(part.sources);
  if (isBuiltFrom(part, sources)) return;
  console.error(`Building the ${name} (a few seconds, only when it changed)…`);
  // A failed build leaves files behind that match no sources, so its stamp must not stay.
  rmSync(stampOf(part), { force: true });
  for (const args of builds) {
    const { status, stdout, stderr } = spawnSync(node24(), [VITE, ...args, "--logLevel", "warn"], {
      cwd: join(ROOT, folder),
      encoding: "utf8",
    });
    if (status === 0) continue;
    console.error(`${stdout}${stderr}\nThe ${name} could not be built.`);
    process.exit(1);
  }
  writeFileSync(stampOf(part), sources);
}

/** Builds the web app and the server when their sources differ from those of the last build. Exits on failure. */
export function ensureBuilt() {
  for (const part of parts) ensurePart(part);
}

/** Throws if a build is older than its sources, so that no test runs what is no longer there. */
export function expectBuilt() {
  const stale = parts.filter((part) => !isBuiltFrom(part, fingerprint(part.sources)));
  const names = stale.map(({ name }) => name).join(" and the ");
  if (stale.length > 0)
    throw new Error(`The ${names} changed after the last build: run npm run build first.`);
}
