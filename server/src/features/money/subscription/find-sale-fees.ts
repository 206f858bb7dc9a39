import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { listFees } from "./limits/quota.repository.ts";

/**
 * Returns the fee on sales that each store owner's plan sets, in hundredths of a percent; stores without one
 * are left out.
 */
export async function findSaleFees(db: Db, storeIds: readonly Id[]): Promise<Map<Id, number>> {
  if (storeIds.length === 0) return new Map();
  const rows = await listFees(db, storeIds);
  return new Map(rows.map(({ storeId, fee }) => [storeId, fee]));
}
