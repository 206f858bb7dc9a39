// What a customer has used, for discounts that one customer gets a few times, or only with their first order.
import type { Db } from "#kernel/database/db.ts";
import { type Buyer, type DiscountRow, listPastUses, type PastUse } from "./discounts.repository.ts";

/** Why a customer cannot use a discount. `waiting`: an order of theirs that isn't paid yet holds it. */
export type Bar = "ended" | "used_up" | "used_by_you" | "waiting" | "not_first";

type Limited = Pick<DiscountRow, "id" | "storeId" | "perCustomer" | "firstOrder">;

const isLimited = ({ perCustomer, firstOrder }: Limited): boolean => perCustomer !== null || firstOrder;

/** Empty if none of the discounts is limited per customer, or the buyer isn't known yet. */
export const readPast = async (
  db: Db,
  rows: readonly Limited[],
  customer: Buyer | undefined,
): Promise<PastUse[]> => {
  const limited = rows.filter(isLimited);
  if (!customer || limited.length === 0) return [];
  return listPastUses(db, [...new Set(limited.map(({ storeId }) => storeId))], customer);
};

/** Undefined if the customer can use it once more. */
export function usedUpFor(row: Limited, past: readonly PastUse[]): Bar | undefined {
  const { id, storeId, perCustomer, firstOrder } = row;
  const hasBought = past.some((one) => one.storeId === storeId && one.paid > 0);
  if (firstOrder && hasBought) return "not_first";
  const { paid = 0, unpaid = 0 } = past.find(({ discountId }) => discountId === id) ?? {};
  // Two orders that are being paid cannot both be the first one.
  const most = firstOrder ? 1 : perCustomer;
  if (most === null || paid + unpaid < most) return undefined;
  return paid < most ? "waiting" : "used_by_you";
}
