import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { ListingChange } from "../listings/listings.repository.ts";

const NAMED = 20;

/** Throws "store_required", or "not_found" with the place and id of each unknown product, up to 20. */
export function checkChange({ storeId, missing }: ListingChange, productIds: Id[]): void {
  if (storeId === null) throw new AppError("store_required");
  if (missing.length === 0) return;
  const unknown = missing.slice(0, NAMED);
  throw new AppError("not_found", {
    message: t(
      "{count, plural, one {One product is} other {# products are}} not in the catalogue. Nothing was changed.",
      { count: missing.length },
    ),
    fields: Object.fromEntries(
      unknown.map((id) => [`product_ids.${productIds.indexOf(id)}`, t("There is no product {id}.", { id })]),
    ),
  });
}
