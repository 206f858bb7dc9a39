import type { AddOwnProduct, OwnProduct } from "@solodesk/contract/catalog/own-products.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { raiseStoreVersion } from "#features/store/store/raise-store-version.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { toOwnProduct } from "./own-product-row.ts";
import { requireOwnProduct, saveNew } from "./require-own-product.ts";
import { writeOwnProduct } from "./write-own-product.ts";

const blank = {
  slug: "",
  active: true,
  name: "",
  description: "",
  category: "",
  brand: "",
  pictures: [],
  sku: "",
  barcode: "",
  price: 0,
  compare_at: null,
  cost: null,
  stock: null,
  weight_grams: null,
  options: [],
  variants: [],
};

/**
 * Throws "store_required", "plan_limit_reached", and "validation_failed" for what breaks a rule, SKUs that are taken and
 * pictures of others.
 */
export function addOwnProduct(deps: Deps, userId: Id, wanted: AddOwnProduct): Promise<OwnProduct> {
  if (wanted.price === undefined && wanted.variants.length === 0)
    throw new AppError("validation_failed", { fields: { price: t("Enter a price.") } });
  return inTransaction(deps, async (deps) => {
    // Locks the store, so that two products cannot take the same SKU.
    const store = await raiseStoreVersion(userId, deps);
    if (!store) throw new AppError("store_required");
    const row = writeOwnProduct(deps, wanted, { ...blank, id: deps.newId(), listing_id: deps.newId() });
    const saving = { userId, storeId: store.id, row };
    await requireOwnProduct(deps, saving);
    return toOwnProduct(await saveNew(deps, saving), deps.config.CURRENCY);
  });
}
