import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { listFees } from "./limits/room.repository.ts";

/** What the plans of stores' owners say of the fee on sales, in hundredths of a percent; without those that say nothing. */
export async function findSaleFees(db: Db, storeIds: readonly Id[]): Promise<Map<Id, number>> {
  if (storeIds.length === 0) return new Map();
  const rows = await listFees(db, storeIds);
  return new Map(rows.map(({ storeId, fee }) => [storeId, fee]));
}
