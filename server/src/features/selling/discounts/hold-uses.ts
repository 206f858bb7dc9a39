// The uses of discounts that an order holds: from when it is placed, until its payment ends without paying it.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Taken } from "./apply-discounts.ts";
import { insertUses, lockDiscountsOf, setHeld } from "./discounts.repository.ts";

interface OfOrder {
  id: Id;
  /** Null for the marketplace, which has no discounts. */
  storeId: Id | null;
}

/** Records what an order got; its uses are taken already. */
export const recordUses = (
  { db }: Pick<Deps, "db">,
  orders: readonly (OfOrder & { taken: readonly Pick<Taken, "discount" | "amount">[] })[],
): Promise<void> =>
  insertUses(
    db,
    orders.flatMap(({ id: orderId, storeId, taken }) =>
      storeId === null
        ? []
        : taken.map(({ discount, amount }) => ({ storeId, orderId, discountId: discount.id, amount })),
    ),
  );

/**
 * Gives back the uses of orders whose payment ended without paying them; none that were given back before. A buyer who cancels an
 * unpaid order can still pay it, so that alone gives nothing back. Products must be locked before.
 */
export const returnUses = (deps: Pick<Deps, "db">, orders: readonly WithDiscounts[]): Promise<void> =>
  changeHeld(deps, orders, false);

/** Takes them again for orders that are paid late, whatever the limit. Products must be locked before. */
export const retakeUses = (deps: Pick<Deps, "db">, orders: readonly WithDiscounts[]): Promise<void> =>
  changeHeld(deps, orders, true);

interface WithDiscounts extends OfOrder {
  discounts: readonly unknown[];
}

async function changeHeld(
  { db }: Pick<Deps, "db">,
  orders: readonly WithDiscounts[],
  held: boolean,
): Promise<void> {
  const keys = orders.flatMap(({ id, storeId, discounts }) =>
    storeId === null || discounts.length === 0 ? [] : [{ id, storeId }],
  );
  if (keys.length === 0) return;
  // Before the uses, as everything else that locks both.
  await lockDiscountsOf(db, keys);
  await setHeld(db, keys, held);
}
