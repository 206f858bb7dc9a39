import type { EditOwnProduct, OwnProduct } from "@solodesk/contract/catalog/own-products.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { changeSlug } from "#features/catalog/services/slugs/change-slug.ts";
import { raiseStoreVersion } from "#features/store/store/raise-store-version.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { toOwnProduct } from "./own-product-row.ts";
import { lockOwn, updateOwn } from "./own-products.repository.ts";
import { requireOwnProduct } from "./require-own-product.ts";
import { writeOwnProduct } from "./write-own-product.ts";

/**
 * Changes the given fields. Stock that is left out is what sales have left of it by then. Throws "not_found", and
 * "validation_failed" for what breaks a rule, SKUs that are taken and pictures of others.
 */
export function editOwnProduct(deps: Deps, userId: Id, id: Id, edit: EditOwnProduct): Promise<OwnProduct> {
  return inTransaction(deps, async (deps) => {
    const store = await raiseStoreVersion(userId, deps);
    const before = store && (await lockOwn(deps.db, store.id, id));
    if (!before) throw new AppError("not_found");
    const row = writeOwnProduct(deps, edit, before);
    await requireOwnProduct(deps, { userId, storeId: store.id, row }, before);
    await updateOwn(deps.db, store.id, row, deps.clock.now());
    const { slug = row.slug } = edit;
    if (slug !== row.slug)
      await changeSlug(deps, { storeId: store.id, kind: "product", targetId: row.id, slug });
    return toOwnProduct({ ...row, slug }, deps.config.CURRENCY);
  });
}
