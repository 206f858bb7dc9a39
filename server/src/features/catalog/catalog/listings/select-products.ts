import type { ListingTerms } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { hasLimit } from "#features/money/subscription/limits/has-limit.ts";
import { requirePlanQuota } from "#features/money/subscription/limits/require-plan-quota.ts";
import { requireCurrency } from "#features/store/store/require-currency.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { checkChange } from "../changes/check-change.ts";
import { insertListings, type ListingChange, type ListingSelection } from "./listings.repository.ts";
import { retryOnListingConflict } from "./retry-on-listing-conflict.ts";

const belowWholesale = () => t("This price is below the wholesale price. Raise it to at least that.");

/**
 * Lists products in the caller's store, all or nothing; products that are listed already stay as they are.
 * Throws "store_required", "not_found", "validation_failed", "plan_limit_reached".
 */
export async function selectProducts(deps: Deps, userId: Id, wanted: Id[], terms: ListingTerms[] = []) {
  const { db, clock, newId, config } = deps;
  for (const [n, { list_price }] of terms.entries())
    requireCurrency(config, list_price.currency, `terms.${n}.list_price.currency`);
  const productIds = [...new Set(wanted.map((id) => id.toLowerCase()))];
  const own = new Map(terms.map((one) => [one.product_id.toLowerCase(), one]));
  const selection = {
    userId,
    productIds,
    // Sorted, because ids made within one millisecond come in no order.
    listingIds: productIds.map(() => newId()).toSorted(),
    listPrices: productIds.map((id) => own.get(id)?.list_price.amount ?? null),
    actives: productIds.map((id) => own.get(id)?.active ?? true),
    now: clock.now(),
  };
  const insert = (await hasLimit(db, userId, "products"))
    ? () => inTransaction(deps, (deps) => insertWithin(deps, selection))
    : () => insertListings(db, selection);
  const change = await retryOnListingConflict(insert);
  checkChange(change, productIds);
  refuseTooLow(change, terms);
  return {
    success: true as const,
    message: t("Selected products have been added to your catalog."),
    product_ids: productIds,
  };
}

/** Throws "validation_failed", naming each price below wholesale. */
function refuseTooLow({ tooLow }: ListingChange, terms: readonly ListingTerms[]): void {
  const low = new Set(tooLow);
  const fields = terms.flatMap(({ product_id }, n) =>
    low.has(product_id.toLowerCase()) ? [[`terms.${n}.list_price`, belowWholesale()]] : [],
  );
  if (fields.length > 0) throw new AppError("validation_failed", { fields: Object.fromEntries(fields) });
}

/** Lists all products if the plan has room for them, otherwise none. */
async function insertWithin(deps: Deps, selection: ListingSelection): Promise<ListingChange> {
  const change = await insertListings(deps.db, selection);
  await requirePlanQuota(deps, selection.userId, "products", change.added);
  return change;
}
