import type { Id } from "@solodesk/contract/kernel/id.ts";
import { betterFee } from "#features/money/plans/better-terms.ts";
import type { Deps } from "#kernel/deps.ts";
import { listStoreTerms } from "./limits/quota.repository.ts";

/**
 * Returns the fee on each store's sales, in hundredths of a percent: that of its owner's plan or of Free, whichever is
 * lower.
 */
export async function findSaleFees(
  { db, config }: Pick<Deps, "db" | "config">,
  storeIds: readonly Id[],
): Promise<Map<Id, number>> {
  if (storeIds.length === 0) return new Map();
  const rows = await listStoreTerms(db, storeIds);
  return new Map(
    rows.map(({ storeId, paid, free }) => [storeId, betterFee(paid, free, config.PLATFORM_FEE_BPS)]),
  );
}
