import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Deps } from "#kernel/deps.ts";
import { checkChange } from "../changes/check-change.ts";
import { deleteListings } from "./listings.repository.ts";

/** Takes products out of the caller's store, all or nothing; products that are not listed are skipped. */
export async function unselectProducts({ db, clock }: Deps, userId: Id, wanted: Id[]) {
  const productIds = [...new Set(wanted.map((id) => id.toLowerCase()))];
  checkChange(await deleteListings(db, { userId, productIds, now: clock.now() }), productIds);
  return {
    success: true as const,
    message: t("Selected products have been removed from your catalog."),
    product_ids: productIds,
  };
}
