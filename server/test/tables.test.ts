// The Drizzle tables say of each column what the migrated database says.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect } from "vitest";
import { test } from "./with-server.ts";

const SOURCES = join(import.meta.dirname, "../src");

async function tables(): Promise<PgTable[]> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".table.ts"),
  );
  const modules = await Promise.all(
    files.map((file) => import(join(SOURCES, file)) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => is(value, PgTable));
}

/** "timestamp with time zone" and "char(3)" on both sides, whatever each calls it. */
const plain = (type: string) =>
  type
    .replace("character(", "char(")
    .replace(/^bpchar$/, "char")
    .replace(" without time zone", "");

test("every column of every table is what the migrations made", async ({ server }) => {
  const described = (await tables()).map((table) => getTableConfig(table));
  expect(described.length).toBeGreaterThanOrEqual(10);
  for (const { name, columns } of described) {
    const real = await server.database.sql<{ name: string; type: string; required: boolean }>(
      `SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS required
       FROM pg_attribute a WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped`,
      [name],
    );
    const byName = new Map(real.map((column) => [column.name, column]));
    for (const column of columns) {
      const found = byName.get(column.name);
      expect(found, `${name}.${column.name} exists`).toBeDefined();
      expect(plain(found!.type), `${name}.${column.name}`).toBe(plain(column.getSQLType()));
      expect(found!.required, `${name}.${column.name} not null`).toBe(column.notNull);
    }
    // A column that must be given and that no table file knows could never be written.
    const known = new Set(columns.map((column) => column.name));
    const forgotten = real
      .filter(({ name: column, required }) => required && !known.has(column))
      .map((column) => column.name);
    const generated = await server.database.sql<{ column_name: string }>(
      `SELECT column_name FROM information_schema.columns
       WHERE table_name = $1 AND (is_generated = 'ALWAYS' OR column_default IS NOT NULL)`,
      [name],
    );
    expect(
      forgotten.filter((column) => !generated.some((g) => g.column_name === column)),
      name,
    ).toEqual([]);
  }
});

test("the server's role owns nothing and cannot touch the schema", async ({ server }) => {
  const owned = await server.database.sql(
    "SELECT relname FROM pg_class c JOIN pg_roles r ON r.oid = c.relowner WHERE r.rolname = 'solodesk_app'",
  );
  expect(owned).toEqual([]);
  const { db } = server.deps;
  for (const statement of [
    "DROP TABLE users",
    "CREATE TABLE mine (id int)",
    "ALTER TABLE users DISABLE TRIGGER ALL",
    "DELETE FROM migrations",
  ]) {
    await expect(db.execute(statement), statement).rejects.toMatchObject({ cause: { code: "42501" } });
  }
});
