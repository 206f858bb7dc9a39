import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Discount, maxDiscounts, type SetDiscount } from "@solodesk/contract/selling/discounts.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { lockStore } from "#features/store/store/locks/lock-store.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { termsOf, toDiscount } from "./discount-row.ts";
import { countDiscounts, insertDiscount } from "./discounts.repository.ts";

export const codeTaken = (): AppError =>
  new AppError("validation_failed", {
    fields: { code: t("You already have a discount with this code. Enter another one.") },
  });

/** Throws "store_required", and "validation_failed" for a code that the store has already, or one discount too many. */
export function addDiscount(deps: Deps, userId: Id, wanted: SetDiscount): Promise<Discount> {
  const terms = termsOf(deps.config, wanted);
  return inTransaction(deps, async ({ db, newId, clock, config }) => {
    const store = await findStoreOfUser(db, userId);
    if (!store) throw new AppError("store_required");
    // Two additions cannot both be the last one allowed.
    await lockStore(db, store.id);
    if ((await countDiscounts(db, store.id)) >= maxDiscounts)
      throw new AppError("validation_failed", {
        message: t("You have {count} discounts. Delete some that have ended first.", { count: maxDiscounts }),
      });
    const now = clock.now();
    const added = await insertDiscount(db, {
      ...terms,
      id: newId(),
      storeId: store.id,
      createdAt: now,
      updatedAt: now,
    });
    if (!added) throw codeTaken();
    return toDiscount(added, { currency: config.CURRENCY, now });
  });
}
