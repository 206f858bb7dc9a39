import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type Discount,
  maxAutomatic,
  maxDiscounts,
  type SetDiscount,
} from "@solodesk/contract/selling/discounts.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { lockStore } from "#features/store/store/locks/lock-store.ts";
import { AppError } from "#kernel/app-error.ts";
import { brokeConstraint, type Db, inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { findNamed, termsOf, toDiscount } from "./discount-row.ts";
import { countAutomatic, countDiscounts, type DiscountRow, insertDiscount } from "./discounts.repository.ts";

/** What a failed write of a discount throws: "validation_failed" if the store has its code already. */
export const codeTaken = (error: unknown): unknown =>
  brokeConstraint(error, "discounts_code")
    ? new AppError("validation_failed", {
        fields: { code: t("You already have a discount with this code. Enter another one.") },
      })
    : error;

/** Lock the store before. Throws "validation_failed" if this is one automatic discount too many that is on. */
export async function requireFewAutomatic(
  tx: Db,
  row: Pick<DiscountRow, "id" | "storeId" | "code" | "active" | "endsAt">,
  now: Date,
): Promise<void> {
  const isOn = row.active && (row.endsAt === null || row.endsAt > now);
  if (row.code !== null || !isOn || (await countAutomatic(tx, row.storeId, row.id, now)) < maxAutomatic)
    return;
  throw new AppError("validation_failed", {
    message: t("{count} automatic discounts are on. Turn one of them off first.", { count: maxAutomatic }),
  });
}

/**
 * Throws "store_required", and "validation_failed" for a code that the store has already, one discount too many, or one automatic
 * one too many that is on.
 */
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
    const row = { ...terms, id: newId(), storeId: store.id, createdAt: now, updatedAt: now };
    await requireFewAutomatic(db, row, now);
    const added = await insertDiscount(db, row).catch((error: unknown) => {
      throw codeTaken(error);
    });
    const names = await findNamed({ db, config }, store.id, [added]);
    return toDiscount(added, { currency: config.CURRENCY, now, names });
  });
}
