import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "#test/test-database.ts";
import { productVersion } from "../config/product-version.ts";
import { migrate, readMigrations } from "./migrate.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase((url) => url);
});
afterAll(() => database.drop());

function folderWith(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return [...readMigrations(), ...readMigrations(folder)];
}

test("a database that is up to date is left alone", async () => {
  expect(await migrate(database.ownerUrl)).toEqual([]);
});

test("five processes that start at once apply each migration once", async () => {
  const all = folderWith({ "9001-once.sql": "CREATE TABLE once (id int PRIMARY KEY)" });
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database.ownerUrl, all)));
  expect(applied.flat()).toEqual(["9001-once.sql"]);
});

test("a migration that fails leaves nothing behind and is tried again", async () => {
  const first = folderWith({ "9001-once.sql": "CREATE TABLE once (id int PRIMARY KEY)" });
  const broken = [
    ...first,
    ...folderWith({ "9002-half.sql": "CREATE TABLE half (id int); SELECT 1/0" }).slice(-1),
  ];
  await expect(migrate(database.ownerUrl, broken)).rejects.toThrow("division by zero");
  const mended = [...first, ...folderWith({ "9002-half.sql": "CREATE TABLE half (id int)" }).slice(-1)];
  expect(await migrate(database.ownerUrl, mended)).toEqual(["9002-half.sql"]);
});

test("a file that changed after it was applied is refused by name", async () => {
  const changed = readMigrations().map((m, i) => (i === 0 ? { ...m, hash: "other" } : m));
  const known = folderWith({ "9001-once.sql": "", "9002-half.sql": "" }).slice(-2);
  await expect(migrate(database.ownerUrl, [...changed, ...known])).rejects.toThrow(
    /0001-kernel\.sql was changed/,
  );
});

test("each migration is kept with the release that applied it", async () => {
  const rows = await database.sql("SELECT DISTINCT version FROM migrations");
  expect(rows).toEqual([{ version: productVersion }]);
});

test("a database of a newer version is refused, and the release to start is named", async () => {
  await database.sql("UPDATE migrations SET version = '9.8.0' WHERE name LIKE '9001-%'");
  await database.sql("UPDATE migrations SET version = '9.8.1' WHERE name LIKE '9002-%'");
  await expect(migrate(database.ownerUrl)).rejects.toThrow(
    "This database was last used by Solodesk 9.8.1; start that version or newer.",
  );
});

test("a newer version that did not write itself down is told by what it left", async () => {
  await database.sql("UPDATE migrations SET version = NULL");
  await expect(migrate(database.ownerUrl)).rejects.toThrow(
    `newer Solodesk than this one, ${productVersion} (it has 9002-half.sql)`,
  );
});

test("a database of a release that kept no versions takes them on", async () => {
  await database.sql("DELETE FROM migrations WHERE name LIKE '900%'");
  await database.sql("ALTER TABLE migrations DROP COLUMN version");
  expect(await migrate(database.ownerUrl)).toEqual([]);
  const all = folderWith({ "9003-next.sql": "SELECT 1" });
  expect(await migrate(database.ownerUrl, all)).toEqual(["9003-next.sql"]);
  const named = await database.sql("SELECT name, version FROM migrations WHERE version IS NOT NULL");
  expect(named).toEqual([{ name: "9003-next.sql", version: productVersion }]);
});
