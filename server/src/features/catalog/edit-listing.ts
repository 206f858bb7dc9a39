import type { EditListing, ListedProduct } from "@solodesk/contract/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { requireCurrency } from "#features/store/require-currency.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { updateListing } from "./edit-listing.repository.ts";
import { toListedProduct } from "./product-row.ts";

/** `id` is the product's or the listing's. Throws "not_found" for what this seller does not list. */
export async function editListing(deps: Deps, userId: Id, id: Id, edit: EditListing): Promise<ListedProduct> {
  const { CURRENCY } = deps.config;
  requireCurrency(deps.config, edit.list_price?.currency, "list_price.currency");
  const change = { listPrice: edit.list_price?.amount ?? null, active: edit.active ?? null };
  const row = await updateListing(deps.db, { userId, id, ...change, now: deps.clock.now() });
  if (!row) throw new AppError("not_found");
  return toListedProduct(row, CURRENCY);
}
