import type { Db } from "#kernel/database/db.ts";
import { series } from "./series.table.ts";

type NewSeries = typeof series.$inferInsert;

export async function insertSeries(tx: Db, row: NewSeries): Promise<void> {
  await tx.insert(series).values(row);
}
