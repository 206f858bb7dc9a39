// The uses of discounts that an order holds: from when it is placed, until it ends unpaid.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Taken } from "./apply-discounts.ts";
import { changeUses, insertUses, setHeld } from "./discounts.repository.ts";

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

/** Gives back the uses of an order that ended unpaid; none if that was done before. Products must be locked before. */
export async function returnUses({ db }: Pick<Deps, "db">, { id, storeId }: OfOrder): Promise<void> {
  if (storeId === null) return;
  await changeUses(db, storeId, await setHeld(db, storeId, id, false), -1);
}

/** Takes them again for an order that is paid late, whatever the limit. Products must be locked before. */
export async function retakeUses({ db }: Pick<Deps, "db">, { id, storeId }: OfOrder): Promise<void> {
  if (storeId === null) return;
  await changeUses(db, storeId, await setHeld(db, storeId, id, true), 1);
}
