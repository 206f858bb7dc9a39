import type { EditListing, ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { requireCurrency } from "#features/store/store/require-currency.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { toListedProduct } from "../product-row.ts";
import { findWholesale, updateListing } from "./edit-listing.repository.ts";

/**
 * `id` is the product's or the listing's. Throws "not_found" for a product that this seller does not list,
 * "validation_failed" for a price below wholesale.
 */
export async function editListing(deps: Deps, userId: Id, id: Id, edit: EditListing): Promise<ListedProduct> {
  const { CURRENCY } = deps.config;
  requireCurrency(deps.config, edit.list_price?.currency, "list_price.currency");
  const change = { listPrice: edit.list_price?.amount ?? null, active: edit.active ?? null };
  const row = await updateListing(deps.db, { userId, id, ...change, now: deps.clock.now() });
  if (!row) throw await refusal(deps, userId, id);
  return toListedProduct(row, CURRENCY);
}

async function refusal({ db, config }: Deps, userId: Id, id: Id): Promise<AppError> {
  const wholesale = await findWholesale(db, { userId, id });
  if (wholesale === undefined) return new AppError("not_found");
  const least = moneyInWords({ amount: wholesale, currency: config.CURRENCY });
  const list_price = t("This price is below the wholesale price. Enter at least {least}.", { least });
  return new AppError("validation_failed", { fields: { list_price } });
}
