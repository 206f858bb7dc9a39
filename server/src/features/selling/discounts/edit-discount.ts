import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Discount, SetDiscount } from "@solodesk/contract/selling/discounts.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import { brokeConstraint } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { codeTaken } from "./add-discount.ts";
import { termsOf, toDiscount } from "./discount-row.ts";
import { sumBrought, updateDiscount } from "./discounts.repository.ts";

/** Orders that have it keep what they were given. Throws "not_found", and "validation_failed" for a code that the store has already. */
export async function editDiscount(
  { db, clock, config }: Deps,
  userId: Id,
  id: Id,
  wanted: SetDiscount,
): Promise<Discount> {
  const terms = termsOf(config, wanted);
  const store = await findStoreOfUser(db, userId);
  const now = clock.now();
  const row =
    store &&
    (await updateDiscount(db, store.id, id, { ...terms, updatedAt: now }).catch((error: unknown) => {
      throw brokeConstraint(error, "discounts_code") ? codeTaken() : error;
    }));
  if (!row) throw new AppError("not_found");
  const brought = await sumBrought(db, row.storeId, id);
  return toDiscount(row, { currency: config.CURRENCY, now, brought: brought.get(id) });
}
