// The copy of an account names columns one by one, so a column added to a table later would be missing in silence.
import { expect } from "vitest";
import { test } from "#test/with-server.ts";
import { exportedFiles, leftOut } from "./personal-data.ts";

test("every column of a table in the copy is in it, or says why not", async ({ server }) => {
  const { sql } = server.database;
  // PostgreSQL records which columns a view reads.
  for (const [nth, { query }] of exportedFiles.entries())
    await sql(`CREATE VIEW exported_${nth} AS ${query.replaceAll("$1", "NULL::uuid")}`);
  const columns = await sql<{ name: string; is_read: boolean }>(
    `SELECT c.table_name || '.' || c.column_name AS name, EXISTS (
       SELECT FROM information_schema.view_column_usage u
       WHERE u.view_name LIKE 'exported\\_%' AND u.table_name = c.table_name AND u.column_name = c.column_name
     ) AS is_read
     FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.table_name = ANY($1)`,
    [exportedFiles.flatMap(({ tables }) => tables)],
  );
  expect(columns.length).toBeGreaterThan(250);
  const unread = columns.filter((column) => !column.is_read).map(({ name }) => name);
  expect(
    unread.filter((name) => !leftOut.includes(name)),
    "neither in the copy nor in `leftOut` of its *.personal-data.ts",
  ).toEqual([]);
  expect(
    leftOut.filter((name) => !unread.includes(name)),
    "in `leftOut`, but in the copy or in no table",
  ).toEqual([]);
});
