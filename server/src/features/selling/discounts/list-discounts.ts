import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Discount } from "@solodesk/contract/selling/discounts.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { findNamed, toDiscount } from "./discount-row.ts";
import { listDiscountRows, sumBrought } from "./discounts.repository.ts";

/** The newest first; empty without a store. */
export async function listDiscounts({ db, clock, config }: Deps, userId: Id): Promise<Discount[]> {
  const store = await findStoreOfUser(db, userId);
  if (!store) return [];
  const rows = await listDiscountRows(db, store.id);
  const brought = await sumBrought(db, store.id, null);
  const names = await findNamed({ db, config }, store.id, rows);
  const now = clock.now();
  return rows.map((row) =>
    toDiscount(row, { currency: config.CURRENCY, now, names, brought: brought.get(row.id) }),
  );
}
