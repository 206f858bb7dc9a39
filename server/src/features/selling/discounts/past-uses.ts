// What a customer has used, for discounts that one customer gets a few times, or only with their first order.
import type { Db } from "#kernel/database/db.ts";
import { type Buyer, type DiscountRow, listPastUses, type PastUse } from "./discounts.repository.ts";

/** Why a customer cannot use a code. `waiting`: they have an order that can still be paid and holds a use. */
export type CodeRefusal = "ended" | "used_up" | "used_by_you" | "waiting" | "not_first";

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
export function refusalFor(row: Limited, past: readonly PastUse[]): CodeRefusal | undefined {
  const { id, storeId, perCustomer, firstOrder } = row;
  if (firstOrder) {
    const own = past.filter((one) => one.storeId === storeId);
    if (own.some((one) => one.paid > 0)) return "not_first";
    // Two orders that are being paid cannot both be the first one, also with two discounts.
    return own.some((one) => one.firstOrder && one.unpaid > 0) ? "waiting" : undefined;
  }
  const { paid = 0, unpaid = 0 } = past.find(({ discountId }) => discountId === id) ?? {};
  if (perCustomer === null || paid + unpaid < perCustomer) return undefined;
  return paid < perCustomer ? "waiting" : "used_by_you";
}
