// A migration that somebody's database has applied is never changed: the server refuses a database whose migrations differ
// from its own, and nobody's database would get the change.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../scripts/node24.mjs";

const folder = join(ROOT, "server/src/migrations");
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const released: Record<string, string> = JSON.parse(read("released.json"));
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
