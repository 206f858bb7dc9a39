// Exports an account with a row in every table: none of them may fail.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { exportedFiles } from "./personal-data.ts";
import { readAccount } from "./read-account.ts";
import { inSnapshot } from "./snapshot.repository.ts";

/** The id of the account and of every row: each reference points to it. */
const ID = "0199d000-0000-7000-8000-000000000001";

const values: Readonly<Record<string, string>> = {
  uuid: `'${ID}'`,
  text: "'Ada, \"the first\"'",
  character: "'US'",
  integer: "1",
  smallint: "1",
  bigint: "1",
  xid8: "'1'",
  numeric: "1.5",
  boolean: "true",
  bytea: "'\\\\x00ff'",
  date: "'2026-11-21'",
  "timestamp with time zone": "'2026-11-21T10:00:00Z'",
  "timestamp without time zone": "'2026-11-21T10:00:00'",
  jsonb: '\'[{"name": "Ada"}]\'',
  ARRAY: "'{}'",
  tsvector: "'brass'",
  tstzmultirange: "'{}'",
  tstzrange: "'[2026-11-21T10:00:00Z,2026-11-21T11:00:00Z)'",
};

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close([]));

/**
 * Drops check and foreign key constraints, which made-up rows would violate and which this test is not about.
 */
async function dropRules(): Promise<void> {
  const rules = await server.database.sql<{ rule: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I CASCADE', conrelid::regclass, conname) AS rule FROM pg_constraint
     WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'f') AND conrelid <> 0`,
  );
  for (const { rule } of rules) await server.database.sql(rule);
}

async function fill(table: string): Promise<void> {
  const columns = await server.database.sql<{ column_name: string; data_type: string }>(
    `SELECT column_name, data_type FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1
       AND is_generated = 'NEVER'`,
    [table],
  );
  const given = columns.map(({ data_type: type }) => values[type]);
  expect(
    columns.filter(({ data_type: type }) => !values[type]),
    table,
  ).toEqual([]);
  const names = columns.map(({ column_name: name }) => `"${name}"`).join(", ");
  await server.database.sql(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await server.database.sql(`DELETE FROM ${table}`);
  await server.database.sql(
    `INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE VALUES (${given.join(", ")})`,
  );
}

async function filesOf(userId: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const reading = { userId, currency: "USD", report: async () => undefined };
  await inSnapshot(server.deps.db, async (tx) => {
    for await (const { name, content } of readAccount({ ...reading, tx })) {
      let text = "";
      for await (const part of content) text += part;
      files.set(name, text);
    }
  });
  return files;
}

test("an account with something in every table is copied, each file of it with its rows", async () => {
  await dropRules();
  const tables = await server.database.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables) await fill(name);
  const files = await filesOf(ID);
  for (const { name } of exportedFiles) {
    const rows: Record<string, unknown>[] = JSON.parse(files.get(`json/${name}.json`) ?? "[]");
    expect(rows.length, name).toBeGreaterThan(0);
    const [head, ...lines] = (files.get(`csv/${name}.csv`) ?? "").trimEnd().slice(1).split("\r\n");
    expect(head, name).toBe(Object.keys(rows[0] ?? {}).join(","));
    expect(lines, name).toHaveLength(rows.length);
  }
  expect(files.size).toBe(exportedFiles.length * 2 + 1);
  expect(JSON.parse(files.get("json/ad-imports.json") ?? "")).toMatchObject([{ id: ID, rows: 1 }]);
  const zone = { customer_timezone: 'Ada, "the first"' };
  expect(JSON.parse(files.get("json/purchases.json") ?? "")).toMatchObject([zone]);
  expect(JSON.parse(files.get("json/waitlist.json") ?? "")).toMatchObject([{ ...zone, touch: [{}] }]);
});
