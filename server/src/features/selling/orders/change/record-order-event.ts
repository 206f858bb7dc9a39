import type { WebhookEvent } from "@solodesk/contract/identity/webhooks.ts";
import type { OrderActor } from "@solodesk/contract/selling/orders/order.ts";
import { enqueueWebhook } from "#features/identity/webhooks/enqueue-webhook.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailBuyer, emailSale } from "../emails/enqueue-order-emails.ts";
import { notifySeller } from "../notify-seller.ts";
import type { OrderItemRow } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";
import { type OrderChangeRow, recordOrderChanges } from "./order-changes.repository.ts";

interface OrderEvent {
  /** As it is now. */
  row: OrderRow;
  event: OrderChangeRow["event"];
  by: OrderActor;
  note?: string;
  /** Read from the database if not given. */
  items?: readonly OrderItemRow[];
}

/** Refunds are called for where the buyer is emailed about them. */
const webhookEvents: Partial<Record<OrderChangeRow["event"], WebhookEvent>> = {
  paid: "order.paid",
  paid_late: "order.paid",
  shipped: "order.shipped",
};

/**
 * Runs in each transaction that changes an order: writes the timeline and sends the emails and notifications
 * that belong to the event.
 */
export async function recordOrderEvent(deps: Deps, orderEvent: OrderEvent): Promise<void> {
  const { row, event, by, note = "", items } = orderEvent;
  const at = deps.clock.now();
  await recordOrderChanges(deps.db, [
    { storeId: row.storeId, orderId: row.id, id: deps.newId(), event, by, note, at },
  ]);
  const called = webhookEvents[event];
  if (called && row.storeId !== null)
    await enqueueWebhook(deps, { storeId: row.storeId, events: [called], objectId: row.id });
  const occasion = `version ${row.version}`;
  if (event === "shipped") await emailBuyer(deps, row, { kind: "order_shipped", occasion }, items);
  // The seller was not notified of an order that was never paid, so not of its cancellation either.
  if (event === "cancelled" && by === "buyer" && row.paidAt)
    await notifySeller(deps.db, row, "order_cancelled");
  if (event !== "paid" && event !== "paid_late") return;
  await notifySeller(deps.db, row, "order_paid");
  await emailSale(deps, row, occasion, items);
}
