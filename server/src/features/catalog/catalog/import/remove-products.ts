import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { retryOnListingConflict } from "../listings/retry-on-listing-conflict.ts";
import { declineSampleCatalogue } from "../sample-catalogue-fact.ts";
import {
  type Affected,
  deleteProducts,
  findAffected,
  findSkus,
  findUnknown,
} from "./remove-products.repository.ts";

const BATCH = 500;

/**
 * What removing would affect, and which SKUs no product has. Without `skus`, the whole catalogue is meant.
 */
export async function weighRemoval(
  { db }: Pick<Deps, "db">,
  skus?: string[],
): Promise<Affected & { unknown: string[] }> {
  return { ...(await findAffected(db, skus)), unknown: skus ? await findUnknown(db, skus) : [] };
}

/**
 * Removes products from the catalogue and from all stores, whose pages show it from the next request on.
 * Returns how many there were; SKUs that no product has are skipped.
 */
export async function removeProducts(deps: Pick<Deps, "db" | "clock">, skus: string[]): Promise<number> {
  const sorted = [...new Set(skus)].toSorted();
  let removed = 0;
  for (let from = 0; from < sorted.length; from += BATCH) {
    removed += await removeBatch(deps, sorted.slice(from, from + BATCH));
  }
  return removed;
}

/** Empties the catalogue. The sample is not loaded again automatically. */
export async function removeAllProducts(
  deps: Pick<Deps, "db" | "clock">,
  progress: (removed: number) => void = () => undefined,
): Promise<number> {
  await declineSampleCatalogue(deps.db);
  let removed = 0;
  for (let skus = await findSkus(deps.db, BATCH); skus.length > 0; ) {
    removed += await removeBatch(deps, skus);
    progress(removed);
    skus = await findSkus(deps.db, BATCH, skus.at(-1));
  }
  return removed;
}

const removeBatch = (deps: Pick<Deps, "db" | "clock">, skus: string[]): Promise<number> =>
  retryOnListingConflict(() =>
    inTransaction(deps, (deps) => deleteProducts(deps.db, skus, deps.clock.now())),
  );
