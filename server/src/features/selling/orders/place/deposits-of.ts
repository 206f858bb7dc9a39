import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { NewDeposit } from "#features/money/wallet/deposits/take-deposits.ts";
import { listNumbers } from "#features/scheduling/appointments/list/list-numbers.ts";
import type { Deps } from "#kernel/deps.ts";
import type { OrderItemRow } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";
import { share } from "./share.ts";
import { earningOf, paidHere } from "./split-order.ts";

interface Sold {
  row: OrderRow;
  items: readonly OrderItemRow[];
  sellerId: Id;
}

/**
 * The deposits that a paid order took: one for each time that is partly paid at the appointment. The seller's share of
 * a deposit is what was paid less its part of the fee, rounded down. Together the shares are never more than the order
 * earns, so that a refund always finds them.
 */
export async function depositsOf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { row, items, sellerId }: Sold,
): Promise<NewDeposit[]> {
  const { id: orderId, storeId, currency, subtotal, tax, fee, dueLater } = row;
  if (storeId === null || dueLater === 0) return [];
  const found = items.flatMap(({ appointmentId, unitPrice, unitLater, quantity }) =>
    // Nothing is paid for a time with a saved card.
    appointmentId === null || unitLater === 0 || unitLater === unitPrice
      ? []
      : [{ appointmentId, price: (unitPrice - unitLater) * quantity }],
  );
  const numbers = await listNumbers(
    db,
    found.map(({ appointmentId }) => appointmentId),
  );
  const takenAt = row.paidAt ?? clock.now();
  const whole = paidHere(row);
  let earned = Math.max(0, earningOf(row));
  return found.map(({ appointmentId, price }) => {
    const paid = price + share(tax, price, subtotal - dueLater);
    const own = Math.min(share(whole - fee, paid, whole), earned);
    earned -= own;
    const number = numbers.get(appointmentId);
    if (number === undefined) throw new Error("A deposit was paid for no appointment.");
    return { appointmentId, orderId, storeId, userId: sellerId, number, currency, paid, share: own, takenAt };
  });
}
