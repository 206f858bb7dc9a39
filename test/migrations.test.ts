// A migration that somebody's database has applied is never changed: the server refuses a database whose migrations differ
// from its own, and nobody's database would get the change. And what a release wrote is opened by each later one, so its
// rows are kept: server/test/releases.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../scripts/node24.mjs";

const folder = join(ROOT, "server/src/migrations");
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const releases: Record<string, Record<string, string>> = JSON.parse(read("released.json"));
const released: Record<string, string> = Object.assign({}, ...Object.values(releases));
const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));

test("what was released is as it was released; a change is a migration of its own", () => {
  const hashOf = (name: string) => createHash("sha256").update(read(name)).digest("hex");
  const now = names.filter((name) => name in released).map((name) => [name, hashOf(name)]);
  expect(Object.fromEntries(now)).toEqual(released);
});

test("what is new comes after all that was released", () => {
  const [last = ""] = Object.keys(released).toSorted().toReversed();
  expect(Object.keys(released).length).toBeGreaterThanOrEqual(11);
  expect(names.filter((name) => !(name in released) && name < last)).toEqual([]);
});

test("no migration leaves the transaction it is applied in", () => {
  const leaves = /^\s*(COMMIT|ROLLBACK|BEGIN|START TRANSACTION|VACUUM)\b.*;|\bCONCURRENTLY\b/im;
  expect(names.filter((name) => leaves.test(read(name)))).toEqual([]);
});

test("each release is named in the changelog and by all packages, and has sealed migrations and rows", () => {
  const versions = Object.keys(releases);
  const changelog = readFileSync(join(ROOT, "CHANGELOG.md"), "utf8");
  const named = [...changelog.matchAll(/^## (\S+) \(\d{4}-\d\d-\d\d\)$/gm)].map(([, version]) => version);
  expect(named.toReversed()).toEqual(versions);
  for (const path of [
    "package.json",
    ...["contract", "server", "web", "cli"].map((room) => `${room}/package.json`),
  ])
    expect(JSON.parse(readFileSync(join(ROOT, path), "utf8")).version, path).toBe(versions.at(-1));
  const rows = versions.map((version) => join(ROOT, "server/test/releases", `${version}.sql.gz`));
  expect(rows.filter((file) => !existsSync(file) || statSync(file).size > 200_000)).toEqual([]);
});
