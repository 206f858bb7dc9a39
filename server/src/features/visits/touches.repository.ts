import type { Db } from "#kernel/db.ts";
import { insertRows } from "#kernel/table-rows.ts";
import { touches } from "./touches.table.ts";

type TouchRow = typeof touches.$inferInsert;

export const insertTouches = (tx: Db, rows: readonly TouchRow[]): Promise<number> =>
  insertRows(tx, "keep-touches", touches, rows, "ON CONFLICT DO NOTHING");
