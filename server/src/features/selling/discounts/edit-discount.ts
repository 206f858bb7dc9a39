import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Discount, SetDiscount } from "@solodesk/contract/selling/discounts.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { lockStore } from "#features/store/store/locks/lock-store.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { codeTaken, requireFewAutomatic } from "./add-discount.ts";
import { findNamed, termsOf, toDiscount } from "./discount-row.ts";
import { sumBrought, updateDiscount } from "./discounts.repository.ts";

/**
 * Orders that have it keep what they were given. Throws "not_found", and "validation_failed" for a code that the store has already,
 * or one automatic discount too many that is on.
 */
export function editDiscount(deps: Deps, userId: Id, id: Id, wanted: SetDiscount): Promise<Discount> {
  const terms = termsOf(deps.config, wanted);
  return inTransaction(deps, async ({ db, clock, config }) => {
    const store = await findStoreOfUser(db, userId);
    if (!store) throw new AppError("not_found");
    // Two of them cannot both be the last automatic one.
    await lockStore(db, store.id);
    const now = clock.now();
    await requireFewAutomatic(db, { ...terms, id, storeId: store.id }, now);
    const row = await updateDiscount(db, store.id, id, { ...terms, updatedAt: now }).catch(
      (error: unknown) => {
        throw codeTaken(error);
      },
    );
    if (!row) throw new AppError("not_found");
    const brought = await sumBrought(db, row.storeId, id);
    const names = await findNamed({ db, config }, store.id, [row]);
    return toDiscount(row, { currency: config.CURRENCY, now, names, brought: brought.get(id) });
  });
}
