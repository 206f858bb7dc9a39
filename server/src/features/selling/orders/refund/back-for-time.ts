// What to refund for a time that an order paid for: what was paid of its price and the tax on that, unless refunded already.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { OrderItemRow } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";
import { paidHere } from "../place/split-order.ts";
import { type GivenBack, priceOfPieces } from "./refund-of.ts";

/** Undefined if nothing was paid for it, or all of it is refunded. */
export function backForTime(
  row: OrderRow,
  items: readonly OrderItemRow[],
  appointmentId: Id,
): GivenBack | undefined {
  const item = items.find((one) => one.appointmentId === appointmentId);
  if (row.paidAt === null || !item || item.refundedQuantity === item.quantity) return undefined;
  const pieces = [{ item, quantity: item.quantity - item.refundedQuantity }];
  const amount = Math.min(priceOfPieces(row, items, pieces), paidHere(row) - row.refunded);
  return amount > 0 ? { amount, pieces, restock: true } : undefined;
}
