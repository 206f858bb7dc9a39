import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, emptyDatabase, type TestDatabase } from "#test/test-database.ts";
import { productVersion } from "../config/product-version.ts";
import { migrate, readMigrations, requireMigrated, type Upgrade } from "./migrate.ts";

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

test("a database that cannot store every name is refused before anything is in it", async () => {
  const latin = await emptyDatabase("ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C'");
  await expect(migrate(latin.ownerUrl)).rejects.toThrow(
    /has the encoding LATIN1, and Solodesk needs UTF8: create another with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0, and name it in DATABASE_URL\.$/,
  );
  expect(await latin.sql("SELECT FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
  await latin.drop();
});

test("a database that already works in another encoding goes on, with a warning", async () => {
  const latin = await emptyDatabase("ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C'");
  await latin.sql("CREATE TABLE migrations (name text PRIMARY KEY, hash text NOT NULL, version text)");
  const [first] = readMigrations();
  await latin.sql("INSERT INTO migrations VALUES ($1, $2)", [first?.name, first?.hash]);
  let logged = "";
  const log = pino({}, { write: (line: string) => void (logged += line) });
  expect(await migrate(latin.ownerUrl, readMigrations().slice(0, 1), { log })).toEqual([]);
  expect(logged.match(/the encoding of the database is not UTF8/g)).toHaveLength(1);
  await latin.drop();
});

/** Notes what was asked, backed up and said. */
function watched() {
  const heard = { asked: [] as string[][], backedUp: [] as string[][], said: [] as string[] };
  const upgrade: Upgrade = {
    say: (message) => void heard.said.push(message),
    ask: async (pending) => void heard.asked.push(pending),
    backUp: async (pending) => void heard.backedUp.push(pending),
  };
  return { heard, upgrade };
}

test("only what holds data is backed up before it is brought up to date, by one process for all", async () => {
  const next = folderWith({ "9000-next.sql": "CREATE TABLE next (id int)" });
  const { heard, upgrade } = watched();
  const empty = await emptyDatabase();
  await migrate(empty.ownerUrl, readMigrations(), { upgrade });
  await migrate(empty.ownerUrl, next, { upgrade });
  expect(heard, "nobody has an account").toEqual({ asked: [], backedUp: [], said: [] });
  await empty.sql(
    "INSERT INTO users (id, name, email, created_at, updated_at) VALUES (gen_random_uuid(), 'Ada', 'ada@example.com', now(), now())",
  );
  await migrate(empty.ownerUrl, next, { upgrade });
  const more = [...next, ...folderWith({ "9001-more.sql": "CREATE TABLE more (id int)" }).slice(-1)];
  const failing = { ...upgrade, backUp: () => Promise.reject(new Error("no backup")) };
  await expect(migrate(empty.ownerUrl, more, { upgrade: failing })).rejects.toThrow("no backup");
  const applied = await Promise.all(
    Array.from({ length: 3 }, () => migrate(empty.ownerUrl, more, { upgrade })),
  );
  expect(applied.flat()).toEqual(["9001-more.sql"]);
  expect(heard.backedUp).toEqual([["9001-more.sql"]]);
  await empty.drop();
});

test("others can work while somebody is asked, and what they did meanwhile is not done again", async () => {
  const { heard, upgrade } = watched();
  const all = folderWith({ "9004-slow.sql": "CREATE TABLE slow (id int)" });
  const own = await cloneDatabase((url) => url);
  await own.sql(
    "INSERT INTO users (id, name, email, created_at, updated_at) VALUES (gen_random_uuid(), 'Ada', 'ada@example.com', now(), now())",
  );
  const ask = async () => {
    expect(await migrate(own.ownerUrl, all)).toEqual(["9004-slow.sql"]);
  };
  expect(await migrate(own.ownerUrl, all, { upgrade: { ...upgrade, ask } })).toEqual([]);
  expect(heard.backedUp).toEqual([]);
  await own.drop();
});

test("a process that waits for one that upgrades says so, and so is a command told", async () => {
  const { heard, upgrade } = watched();
  const own = await emptyDatabase();
  const first = readMigrations().slice(0, 1);
  await expect(requireMigrated(own.ownerUrl)).rejects.toThrow(
    "The running server is older than this command",
  );
  await own.sql("CREATE TABLE users (id int)");
  await own.sql("INSERT INTO users VALUES (1)");
  const waiting: Promise<string[]>[] = [];
  const backUp = async () => {
    await expect(requireMigrated(own.ownerUrl)).rejects.toThrow(
      "The server is upgrading this database. Try again when it is ready.",
    );
    waiting.push(
      migrate(own.ownerUrl, [], { upgrade }),
      migrate(own.ownerUrl, readMigrations(), { upgrade }),
    );
    await expect.poll(() => heard.said).toEqual(["Waiting for another process that upgrades the database…"]);
    throw new Error("no backup");
  };
  await expect(migrate(own.ownerUrl, first, { upgrade: { ...upgrade, backUp } })).rejects.toThrow(
    "no backup",
  );
  await Promise.allSettled(waiting);
  await own.drop();
  await expect(requireMigrated(database.ownerUrl)).resolves.toBeUndefined();
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
