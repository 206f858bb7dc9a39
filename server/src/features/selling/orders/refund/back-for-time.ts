// What to refund for a time that an order paid for: what was paid of its price and the tax on that, unless refunded already.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { share } from "#kernel/share.ts";
import type { OrderItemRow } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";
import { paidHere } from "../place/split-order.ts";
import { paidOf } from "../place/sum-items.ts";
import { type GivenBack, priceOfPieces } from "./refund-of.ts";

/**
 * Undefined if nothing was paid for it, all of it is refunded, or the store keeps all. `kept` is what the store keeps of
 * the price, in minor units; it keeps the tax on that as well. `left` is what is left of the payment, of which the
 * gateway may have refunded some.
 */
export function backForTime(
  row: OrderRow,
  items: readonly OrderItemRow[],
  { appointmentId, kept = 0, left }: { appointmentId: Id; kept?: number; left: number },
): GivenBack | undefined {
  const item = items.find((one) => one.appointmentId === appointmentId);
  if (row.paidAt === null || !item || item.refundedQuantity === item.quantity) return undefined;
  const pieces = [{ item, quantity: item.quantity - item.refundedQuantity }];
  const whole = priceOfPieces(row, items, pieces);
  const paid = paidOf(item);
  const keptWithTax = paid === 0 ? 0 : share(whole, Math.min(kept, paid), paid);
  // An amount that was refunded before counts, unless other items are left that it may have been for.
  const amount = Math.min(whole, paidHere(row) - row.refunded, left) - keptWithTax;
  return amount > 0 ? { amount, pieces, restock: true, kept } : undefined;
}
