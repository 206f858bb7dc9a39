import type pg from "pg";

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function foreignKeysOf(client: pg.ClientBase, tables: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS table, quote_ident(k.conname) AS name,
       pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE k.contype = 'f' AND k.conparentid = 0 AND format('%I.%I', n.nspname, c.relname) = ANY($1)
     ORDER BY 1, 2`,
    [tables],
  );
  return rows;
}

async function tablesWithTriggers(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT format('%I.%I', n.nspname, c.relname) AS name
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE NOT t.tgisinternal AND format('%I.%I', n.nspname, c.relname) = ANY($1)`,
    [tables],
  );
  return rows.map(({ name }) => name);
}

/**
 * Runs `work` while the tables have neither triggers nor foreign keys, and puts both back as they were; part of the
 * caller's transaction. The owner of the tables may do this; session_replication_role = replica needs a superuser, which
 * hosted databases do not give. Putting back a foreign key checks every row.
 */
export async function withConstraintsOff(
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await foreignKeysOf(client, tables);
  const triggered = await tablesWithTriggers(client, tables);
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const table of triggered) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await work();
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  for (const table of triggered) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}
