import type { EditListing, ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { raiseStoreVersion } from "#features/store/store/raise-store-version.ts";
import { requireCurrency } from "#features/store/store/require-currency.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { toListedProduct } from "../product-row.ts";
import {
  findPriceLimits,
  type PriceLimits,
  updateListing,
  updateOwnPrice,
} from "./edit-listing.repository.ts";

/**
 * `id` is the product's or the listing's. The price of an own product is the product's only one. Throws "not_found" for
 * a product that this seller does not list, "validation_failed" for a price that it cannot have.
 */
export function editListing(deps: Deps, userId: Id, id: Id, edit: EditListing): Promise<ListedProduct> {
  const { CURRENCY } = deps.config;
  requireCurrency(deps.config, edit.list_price?.currency, "list_price.currency");
  const change = { listPrice: edit.list_price?.amount ?? null, active: edit.active ?? null };
  return inTransaction(deps, async (deps) => {
    const store = await raiseStoreVersion(userId, deps);
    if (!store) throw new AppError("not_found");
    const row = await updateListing(deps.db, { storeId: store.id, id, ...change });
    if (!row) throw await refusal(deps, store.id, id);
    const listed = toListedProduct(row, CURRENCY);
    if (listed.source === "shared" || change.listPrice === null) return listed;
    await updateOwnPrice(deps.db, listed.id, change.listPrice, deps.clock.now());
    return { ...listed, price: listed.list_price };
  });
}

async function refusal({ db, config }: Deps, storeId: Id, id: Id): Promise<AppError> {
  const limits = await findPriceLimits(db, { storeId, id });
  if (limits === undefined) return new AppError("not_found");
  const money = (amount: number) => moneyInWords({ amount, currency: config.CURRENCY });
  return new AppError("validation_failed", { fields: { list_price: reasonOf(limits, money) } });
}

function reasonOf(
  { wholesale, compareAt, hasVariants }: PriceLimits,
  money: (amount: number) => string,
): string {
  if (hasVariants) return t("Each variant has its own price. Change it there.");
  if (compareAt !== null)
    return t("Enter less than the price that is shown crossed out, {most}.", { most: money(compareAt) });
  return t("This price is below the wholesale price. Enter at least {least}.", { least: money(wholesale) });
}
