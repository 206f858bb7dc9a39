import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "#test/test-database.ts";
import { APP_ROLE, grantApp, grantTables } from "./app-role.ts";

const verbs = ["SELECT", "INSERT", "UPDATE", "DELETE", "TRUNCATE", "REFERENCES", "TRIGGER"];
let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase((url) => url);
});
afterAll(() => database.drop());

/** Privileges that can be granted on single columns. */
const partly = ["INSERT", "UPDATE"];

/** Maps each table to the privileges of the server's role. */
async function rights(): Promise<Record<string, string>> {
  const rows = await database.sql<{ table: string; may: string[]; parts: Record<string, string[]> }>(
    `SELECT tablename AS table, array(
       SELECT verb FROM unnest($2::text[]) verb WHERE has_table_privilege($1, format('%I.%I', schemaname, tablename), verb)
     ) AS may, (SELECT json_object_agg(verb, array(
       SELECT column_name::text FROM information_schema.columns WHERE table_schema = schemaname AND table_name = tablename
         AND has_column_privilege($1, format('%I.%I', schemaname, tablename), column_name, verb) ORDER BY column_name
     )) FROM unnest($3::text[]) verb) AS parts FROM pg_tables WHERE schemaname = 'public'`,
    [APP_ROLE, verbs, partly],
  );
  return Object.fromEntries(
    rows.map(({ table, may, parts }) => {
      const part = partly.filter((verb) => !may.includes(verb) && parts[verb]?.length);
      return [table, [...may, ...part.map((verb) => `${verb} (${parts[verb]?.join(", ")})`)].join(", ")];
    }),
  );
}

test("the server may read and write every table but those that are named, and do nothing else", async () => {
  const all = await rights();
  expect(Object.keys(all).length).toBeGreaterThan(10);
  for (const [table, may] of Object.entries(all)) {
    expect(may, table).toBe(grantTables[table] ?? "SELECT, INSERT, UPDATE, DELETE");
  }
  expect(all["migrations"]).toBe("SELECT");
});

test("a table that may only grow stays so at every start", async () => {
  await database.sql("CREATE TABLE notes (id int)");
  const narrow = { ...grantTables, notes: "SELECT, INSERT" };
  // Before the table is listed, the role has full rights on it.
  await grantApp(database.ownerUrl, APP_ROLE);
  expect((await rights())["notes"]).toBe("SELECT, INSERT, UPDATE, DELETE");
  for (let start = 0; start < 2; start += 1) {
    await grantApp(database.ownerUrl, APP_ROLE, narrow);
    expect((await rights())["notes"]).toBe("SELECT, INSERT");
  }
});

test("a start beside a running server never opens a narrow table for a moment", async () => {
  const watcher = new pg.Client({ connectionString: database.ownerUrl });
  await watcher.connect();
  const granting = Array.from({ length: 5 }, () => grantApp(database.ownerUrl, APP_ROLE));
  const done = Promise.all(granting).then(() => "done");
  const look = async () => {
    const { rows } = await watcher.query(
      `SELECT has_table_privilege('${APP_ROLE}', 'migrations', 'DELETE') AS open`,
    );
    return rows[0].open;
  };
  const seen = new Set<unknown>();
  for (let last: unknown; last !== "done"; last = await Promise.race([done, look()])) seen.add(last);
  expect([...seen]).toEqual([undefined, false]);
  await watcher.end();
});
