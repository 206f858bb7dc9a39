import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listCopiedTables, summarizeTable } from "#kernel/database/copy/copied-tables.ts";
import { migrate, readMigrations } from "#kernel/database/migrate.ts";
import { schemaOf } from "../process/old-database.ts";
import { cloneDatabase, emptyDatabase, type TestDatabase } from "../test-database.ts";
import { loadRelease, migrationsOf, releases } from "./load-release.ts";

const [oldest = ""] = releases;
let old: TestDatabase;
beforeAll(async () => {
  old = await emptyDatabase();
  await loadRelease(old.ownerUrl, oldest);
  await old.leave();
});
afterAll(() => old.drop());

/** In the order of alternatives: bodies of functions, strings, comments, the end of a statement, anything else. */
const TOKEN = /(\$\w*\$)[\s\S]*?\1|'[^']*'|--.*|\/\*[\s\S]*?\*\/|;|[^;$'/-]+|[\s\S]/g;

function statementsIn(sql: string): string[] {
  const statements = [""];
  for (const [token] of sql.matchAll(TOKEN)) {
    if (token === ";") statements.push("");
    else if (!token.startsWith("--")) statements[statements.length - 1] += token;
  }
  return statements.filter((statement) => statement.trim() !== "");
}

test("statements are told apart, whatever is in them", () => {
  const body = "CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 1; SELECT 2; $$";
  expect(statementsIn(`-- One; two\n${body}; SELECT 'a;''b', 3 - 1 /* ; */;\n`)).toEqual([
    `\n${body}`,
    " SELECT 'a;''b', 3 - 1 /* ; */",
  ]);
});

const DIE = "SELECT pg_terminate_backend(pg_backend_pid())";

async function inDatabase<T>(
  { ownerUrl }: TestDatabase,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Migrations add rows to these, with random ids. */
const ownRows = new Set(["public.accounts", "public.plans"]);

/** The schema, and the rows of each table. */
const contentOf = (database: TestDatabase) =>
  inDatabase(database, async (client) => {
    const tables = (await listCopiedTables(client)).filter(({ name }) => name !== "public.migrations");
    const rows: unknown[] = [];
    for (const table of tables) {
      const summary = await summarizeTable(client, table);
      rows.push([table.name, ownRows.has(table.name) ? summary.rows : summary]);
    }
    return { schema: await schemaOf(client), rows };
  });

test("G5: an upgrade that is killed before or after any statement resumes, and ends as one that was not", async () => {
  const killed = await cloneDatabase((url) => url, old.ownerUrl);
  const applied = migrationsOf(oldest);
  const pending = readMigrations().slice(applied.length);
  let kills = 0;
  for (const migration of pending) {
    const before = await inDatabase(killed, schemaOf);
    const statements = statementsIn(migration.sql);
    for (let done = 0; done <= statements.length; done += 1) {
      const sql = [...statements.slice(0, done), DIE].join(";\n");
      await expect(migrate(killed.ownerUrl, [...applied, { ...migration, sql }])).rejects.toThrow(
        "terminating connection",
      );
      kills += 1;
    }
    expect(await inDatabase(killed, schemaOf), migration.name).toBe(before);
    applied.push(migration);
    expect(await migrate(killed.ownerUrl, applied)).toEqual([migration.name]);
  }
  expect(kills).toBeGreaterThan(2 * pending.length);

  const undisturbed = await cloneDatabase((url) => url, old.ownerUrl);
  expect(await migrate(undisturbed.ownerUrl)).toEqual(pending.map(({ name }) => name));
  expect(await contentOf(killed)).toEqual(await contentOf(undisturbed));
  await killed.drop();
  await undisturbed.drop();
});

test("G5: a kill between writing down a migration and the end of its transaction takes back both", async () => {
  const killed = await cloneDatabase((url) => url, old.ownerUrl);
  const last = readMigrations().at(-1)?.name ?? "";
  await killed.sql("CREATE SCHEMA killer");
  await killed.sql(
    `CREATE FUNCTION killer.die() RETURNS trigger LANGUAGE plpgsql
     AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`,
  );
  await killed.sql(
    `CREATE TRIGGER die AFTER INSERT ON migrations FOR EACH ROW WHEN (NEW.name = '${last}') EXECUTE FUNCTION killer.die()`,
  );
  await expect(migrate(killed.ownerUrl)).rejects.toThrow("terminating connection");
  await killed.sql("DROP SCHEMA killer CASCADE");
  expect(await migrate(killed.ownerUrl)).toEqual([last]);
  await killed.drop();
});
