import type { Id } from "@solodesk/contract/kernel/id.ts";
import { listDisputes } from "#features/money/payments/refunds/list-disputes.ts";
import type { Db } from "#kernel/database/db.ts";
import { listItems, type OrderItemRow } from "../order-items.repository.ts";
import { findSale } from "../orders.repository.ts";

/**
 * The packs of a store's order whose visits can be booked; none if another store sold it, or if the customer took the payment
 * back by a dispute that wasn't won.
 */
export async function readPackLines(
  db: Db,
  { orderId, storeId }: { orderId: Id; storeId: Id },
): Promise<OrderItemRow[]> {
  const order = await findSale(db, storeId, orderId);
  if (!order?.hasPack) return [];
  const [dispute] = await listDisputes(db, [order.paymentId]);
  if (dispute && dispute.status !== "failed") return [];
  const items = await listItems(db, [order]);
  return items.filter(({ kind }) => kind === "pack");
}
