import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { lockStore } from "#features/store/store/locks/lock-store.ts";
import { raiseStoreVersion } from "#features/store/store/raise-store-version.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { toListedProduct } from "../product-row.ts";
import type { Agreement } from "./agreement.ts";
import { type AgreedRow, findListed, lockAgreed, updateAgreed } from "./agreements.repository.ts";

type Change = (mine: Agreement, row: AgreedRow) => Agreement;

/**
 * Changes what a seller agreed to about one listed product. `isSeen` says whether visitors may see the
 * change; then the store gets a new version. Throws "not_found" for a product that this seller does not list,
 * and what `change` throws.
 */
export async function changeAgreement(
  deps: Deps,
  { userId, id, isSeen }: { userId: Id; id: Id; isSeen: boolean },
  change: Change,
): Promise<ListedProduct> {
  return inTransaction(deps, async (deps) => {
    // Locks the store first, as every change of its listings does.
    const store = isSeen ? await raiseStoreVersion(userId, deps) : await findStoreOfUser(deps.db, userId);
    if (!store) throw new AppError("not_found");
    if (!isSeen) await lockStore(deps.db, store.id);
    const row = await lockAgreed(deps.db, store.id, id);
    if (!row) throw new AppError("not_found");
    const { productId, mine, listPrice } = row;
    await updateAgreed(deps.db, store.id, productId, change({ ...mine, list_price: Number(listPrice) }, row));
    const listed = await findListed(deps.db, store.id, productId);
    if (!listed) throw new AppError("not_found");
    return toListedProduct(listed, deps.config.CURRENCY);
  });
}
