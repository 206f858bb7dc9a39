// What an installation's database holds, as its catalog describes it: nothing here names a table of a feature.
import type pg from "pg";

export interface CopiedTable {
  /** With its schema, quoted. */
  name: string;
  /** Quoted, separated by commas; without the columns that the other database fills itself. */
  columns: string;
  /** On disk; at least 1. */
  bytes: number;
}

const SCHEMAS = "('public', 'pgboss')";

/**
 * Two kinds of columns are left out. PostgreSQL computes generated ones. An xid8 is the number of a transaction of its own
 * server: copied, it could turn out to be the number of a later transaction there, which could then add to a posted
 * ledger transaction. Its default is the number of the transaction that copies, which is over for good.
 * Of the job queue, queue_stats is left out: measurements, in one partition for each day, that no job depends on.
 */
export async function listCopiedTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name,
       (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND atttypid <> 'xid8'::regtype
       ) AS columns,
       (SELECT greatest(sum(pg_table_size(relid)), 1)::float8 FROM pg_partition_tree(c.oid)) AS bytes
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ${SCHEMAS} AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND (n.nspname, c.relname) <> ('pgboss', 'queue_stats')
     ORDER BY 1`,
  );
  return rows;
}

export interface TableSummary {
  rows: number;
  /** The same for the same rows in any order. */
  hash: string;
}

/** Counts and hashes the rows that are copied, within PostgreSQL. */
export async function summarizeTable(
  client: pg.ClientBase,
  { name, columns }: CopiedTable,
): Promise<TableSummary> {
  const { rows } = await client.query<TableSummary>(
    `SELECT count(*)::float8 AS rows, coalesce(sum(hashtextextended(ROW(${columns})::text, 0)), 0)::text AS hash FROM ${name}`,
  );
  return rows[0] ?? { rows: 0, hash: "" };
}

/** Sets each sequence to where the other database's is. Sequences are no part of a transaction, so do it last. */
export async function copySequences(source: pg.ClientBase, target: pg.ClientBase): Promise<void> {
  const { rows } = await source.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences WHERE schemaname IN ${SCHEMAS}`,
  );
  for (const { name } of rows) {
    const state = await source.query(`SELECT last_value, is_called FROM ${name}`);
    const [at] = state.rows;
    await target.query("SELECT setval($1, $2, $3)", [name, at.last_value, at.is_called]);
  }
}
