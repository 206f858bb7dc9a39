import type pg from "pg";
import { listCopiedTables } from "#kernel/database/copy/copied-tables.ts";

/**
 * Returns all rows in plain SQL, a statement on each line. Left out are the tables of the job queue, which each start
 * makes, and which migrations were applied, which follows from the release.
 */
export async function dumpRows(client: pg.Client): Promise<string> {
  await client.query("SET TimeZone = 'UTC'; SET bytea_output = 'hex'; SET extra_float_digits = 1");
  const statements: string[] = [];
  for (const { name, columns } of await listCopiedTables(client)) {
    if (!name.startsWith("public.") || name === "public.migrations") continue;
    const { rows } = await client.query<{ all: string | null }>(
      `SELECT jsonb_agg(to_jsonb(r))::text AS all FROM (SELECT ${columns} FROM ${name}) AS r`,
    );
    const all = rows[0]?.all;
    if (all !== null && all !== undefined)
      statements.push(
        `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, ${client.escapeLiteral(all)})`,
      );
  }
  const { rows: sequences } = await client.query<{ name: string; at: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS at FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  for (const { name, at } of sequences)
    statements.push(`SELECT setval(${client.escapeLiteral(name)}, ${at})`);
  return statements.map((statement) => `${statement};\n`).join("");
}
