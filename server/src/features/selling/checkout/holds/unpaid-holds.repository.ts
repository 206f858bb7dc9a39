import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/database/db.ts";
import { insertRows } from "#kernel/database/table-rows.ts";
import { unpaidHolds } from "./unpaid-holds.table.ts";

export interface HeldSum {
  lines: number;
  units: number;
}

// unnest keeps the order of the sorted array, so transactions that want the same keys wait for each other
// instead of deadlocking.
const lockStatement =
  "SELECT pg_advisory_xact_lock(hashtextextended(key, 57)) FROM unnest($1::text[]) AS key";

const sumStatement = `
  SELECT h.key, sum(h.lines)::int AS lines, sum(h.units)::int AS units
  FROM unpaid_holds h JOIN payments p ON p.id = h.payment_id
  WHERE h.key = ANY($1) AND p.status IN ('created', 'pending') GROUP BY h.key`;

const sweepStatement = `
  DELETE FROM unpaid_holds h USING payments p
  WHERE p.id = h.payment_id AND p.status NOT IN ('created', 'pending') RETURNING 1`;

/** Locks these keys until the transaction ends, so that no other one counts with them meanwhile. */
export const lockHolds = (tx: Db, keys: readonly string[]): Promise<unknown> =>
  prepared(tx, "lock-unpaid-holds", lockStatement, [[...new Set(keys)].toSorted()]);

/** Sums what open payments hold; a key without an entry holds nothing. */
export async function sumHolds(tx: Db, keys: readonly string[]): Promise<Map<string, HeldSum>> {
  const rows = await prepared<HeldSum & { key: string }>(tx, "sum-unpaid-holds", sumStatement, [[...keys]]);
  return new Map(rows.map(({ key, lines, units }) => [key, { lines, units }]));
}

export async function insertHolds(tx: Db, paymentId: Id, held: ReadonlyMap<string, HeldSum>): Promise<void> {
  const rows = [...held].map(([key, sum]) => ({ key, paymentId, ...sum }));
  if (rows.length > 0) await insertRows(tx, "insert-unpaid-holds", unpaidHolds, rows);
}

/** Deletes the holds of payments that have ended; returns the number of rows. */
export const deleteEndedHolds = async (db: Db): Promise<number> =>
  (await prepared(db, "sweep-unpaid-holds", sweepStatement, [])).length;
