import type { OwnProduct } from "@solodesk/contract/catalog/own-products.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { raiseStoreVersion } from "#features/store/store/raise-store-version.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { toOwnProduct } from "./own-product-row.ts";
import { lockOwn } from "./own-products.repository.ts";
import { saveNew } from "./require-own-product.ts";

const MOST_IN_NAME = 300;

function nameOfCopy(name: string): string {
  const copy = t("Copy of {name}", { name });
  return copy.length > MOST_IN_NAME ? name : copy;
}

const numbers = { sku: "", barcode: "" };

/** Throws "not_found", "plan_limit_reached", and "validation_failed" for one product too many. */
export function duplicateOwnProduct(deps: Deps, userId: Id, id: Id): Promise<OwnProduct> {
  return inTransaction(deps, async (deps) => {
    const store = await raiseStoreVersion(userId, deps);
    // Locked, so that its pictures stay in use meanwhile.
    const original = store && (await lockOwn(deps.db, store.id, id));
    if (!original) throw new AppError("not_found");
    const row = {
      ...original,
      ...numbers,
      id: deps.newId(),
      listing_id: deps.newId(),
      active: false,
      name: nameOfCopy(original.name),
      variants: original.variants.map((variant) => ({ ...variant, ...numbers, id: deps.newId() })),
    };
    const saved = await saveNew(deps, { userId, storeId: store.id, row });
    return toOwnProduct(saved, deps.config.CURRENCY);
  });
}
