import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { checkChange } from "./check-change.ts";
import { insertListings } from "./listings.repository.ts";

/** Lists products in the caller's store, all or nothing; what is listed already stays as it is. */
export async function selectProducts({ db, clock, newId }: Deps, userId: Id, wanted: Id[]) {
  const productIds = [...new Set(wanted.map((id) => id.toLowerCase()))];
  // Sorted, because ids made within one millisecond are not in order by themselves.
  const listingIds = productIds.map(() => newId()).toSorted();
  checkChange(await insertListings(db, { userId, productIds, listingIds, now: clock.now() }), productIds);
  return {
    success: true as const,
    message: "Selected products have been added to your catalog.",
    product_ids: productIds,
  };
}
