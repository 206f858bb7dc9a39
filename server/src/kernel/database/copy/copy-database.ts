import pg from "pg";
import { StartError } from "../../config/start-error.ts";
import {
  type CopiedTable,
  copySequences,
  listCopiedTables,
  summarizeTable,
  type TableSummary,
} from "./copied-tables.ts";
import { copyTable } from "./copy-table.ts";
import { requireEmptyTarget } from "./require-target.ts";
import { withConstraintsOff } from "./with-constraints-off.ts";

export interface Moved {
  tables: number;
  rows: number;
  /** What the books' checks found in the old database, and now in the new one. */
  faults: string[];
}

interface Copy {
  source: pg.ClientBase;
  /** Migrated, and otherwise empty. */
  target: pg.ClientBase;
  tables: readonly CopiedTable[];
  /** Checks the books. */
  faultsIn(client: pg.ClientBase): Promise<string[]>;
  progress(share: number, text: string): void;
}

/** The rows of both sides are compared as text, so both have to write it alike; and a large table takes its time. */
const SETTINGS = `
  SET DateStyle = 'ISO, MDY'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC'; SET bytea_output = 'hex';
  SET extra_float_digits = 1; SET lock_timeout = '10s';
  SELECT set_config(name, '0', false) FROM pg_settings WHERE name IN
    ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout')`;

/** Each table is read, copied and compared. */
const PASSES = 3;

const grouped = (n: number): string => n.toLocaleString("en");

/**
 * Copies all rows out of one snapshot, in one transaction that is committed only once both databases have the same rows.
 * Throws StartError; then the target has no rows.
 */
export async function copyDatabase(copy: Copy): Promise<Moved> {
  const { source, target } = copy;
  try {
    for (const client of [source, target]) await client.query(SETTINGS);
    await source.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await target.query("BEGIN");
    const moved = await copyWithin(copy);
    await target.query("COMMIT");
    return moved;
  } catch (error) {
    await target.query("ROLLBACK").catch(() => undefined);
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new StartError(`Nothing was moved, because a database refused it: ${error.message}.`, {
      cause: error,
    });
  }
}

async function copyWithin({ source, target, tables, faultsIn, progress }: Copy): Promise<Moved> {
  await requireSameTables(tables, target);
  const names = tables.map(({ name }) => name);
  // From here on, no server can start on the new database before all is done.
  await target.query(`LOCK TABLE ${names.join(", ")} IN ACCESS EXCLUSIVE MODE`);
  await requireEmptyTarget(target, tables);
  const total = PASSES * tables.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;

  const summaries: TableSummary[] = [];
  for (const table of tables) {
    summaries.push(await summarizeTable(source, table));
    progress((done += table.bytes) / total, "reading the old database");
  }
  const rows = summaries.reduce((sum, summary) => sum + summary.rows, 0);
  const before = await faultsIn(source);

  await withConstraintsOff(target, names, async () => {
    await target.query(`TRUNCATE ${names.join(", ")}`);
    let copied = 0;
    for (const [nth, table] of tables.entries()) {
      const start = done;
      let ofTable = 0;
      await copyTable(table, { source, target }, (more) => {
        ofTable += more;
        const share = ofTable / (summaries[nth]?.rows ?? ofTable);
        progress(
          (start + table.bytes * share) / total,
          `copied ${grouped(copied + ofTable)} of ${grouped(rows)} rows`,
        );
      });
      copied += ofTable;
      done = start + table.bytes;
    }
    // Without statistics, checking the foreign keys and the books of a large database takes hours.
    await target.query(`ANALYZE ${names.join(", ")}`);
  });

  for (const [nth, table] of tables.entries()) {
    requireSame(table, summaries[nth], await summarizeTable(target, table));
    progress((done += table.bytes) / total, "comparing both databases");
  }
  if ((await faultsIn(target)).join("\n") !== before.join("\n"))
    throw new StartError("Nothing was moved: the books of both databases differ. See: solo ledger check");
  await copySequences(source, target);
  return { tables: tables.length, rows, faults: before };
}

async function requireSameTables(tables: readonly CopiedTable[], target: pg.ClientBase): Promise<void> {
  const there = new Map((await listCopiedTables(target)).map(({ name, columns }) => [name, columns]));
  const sorted = (columns = "") => columns.split(", ").toSorted().join(", ");
  const other = tables.find(({ name, columns }) => sorted(columns) !== sorted(there.get(name)));
  if (other === undefined && there.size === tables.length) return;
  throw new StartError(
    `Nothing was moved: the tables of the old database are not those of this release${other ? ` (${other.name})` : ""}.`,
  );
}

function requireSame({ name }: CopiedTable, old: TableSummary | undefined, made: TableSummary): void {
  if (old?.rows === made.rows && old.hash === made.hash) return;
  throw new StartError(
    `Nothing was moved: ${name} differs, with ${grouped(old?.rows ?? 0)} rows in the old database and ${grouped(made.rows)} in the new one.`,
  );
}
