import { type Db, prepared } from "#kernel/database/db.ts";
import { insertRows } from "#kernel/database/table-rows.ts";
import { touches } from "./touches.table.ts";

type TouchRow = typeof touches.$inferInsert;

export const insertTouches = (tx: Db, rows: readonly TouchRow[]): Promise<number> =>
  insertRows(tx, "keep-touches", touches, rows, "ON CONFLICT DO NOTHING");

export async function forgetTouches(db: Db, before: Date, most: number): Promise<number> {
  const rows = await prepared(
    db,
    "forget-touches",
    "DELETE FROM touches WHERE ctid = ANY(ARRAY(SELECT ctid FROM touches WHERE touched_at < $1 LIMIT $2)) RETURNING 1",
    [before, most],
  );
  return rows.length;
}
