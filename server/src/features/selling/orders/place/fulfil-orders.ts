import { takesNothing } from "#features/money/payments/payment-status.ts";
import type { Payment } from "#features/money/payments/purposes.ts";
import { retakeUses, returnUses } from "#features/selling/discounts/hold-uses.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { isCardItem } from "../card/is-card-item.ts";
import { saveCards } from "../card/save-cards.ts";
import { cancelUnpaid } from "../change/cancel-unpaid.ts";
import { recordOrderEvent } from "../change/record-order-event.ts";
import { listItems, type OrderItemRow } from "../order-items.repository.ts";
import { canOrderBecome } from "../order-status.ts";
import { lockOrdersOf, type OrderRow, updateOrder } from "../orders.repository.ts";
import { postSale } from "../refund/move-money.ts";
import { fulfilItems } from "./fulfil-items.ts";

/**
 * Marks all orders of a payment as paid, or none: false if something held for one is gone and cannot be taken
 * again. Calls `post`, which posts the payment, once stores and products are locked.
 */
export async function fulfilOrders(
  deps: Deps,
  payment: Payment,
  post: () => Promise<void>,
): Promise<boolean> {
  const found = await lockOrdersOf(deps.db, payment.id);
  const rows = found.filter((row) => canOrderBecome(row, "paid", "system"));
  const items = await listItems(deps.db, rows);
  const itemsOf = ({ id }: OrderRow) => items.filter(({ orderId }) => orderId === id);
  const hasCard = payment.methodId !== null || !items.some(isCardItem);
  if (hasCard && (await fulfilItems(deps, { rows, items }))) {
    // An order that is paid late has what it was given, though others may have used up the discount since.
    await retakeUses(deps, rows);
    await post();
    for (const row of rows) await fulfil(deps, payment, { row, items: itemsOf(row) });
    return true;
  }
  for (const row of rows) {
    if (row.status === "pending_payment")
      await cancelUnpaid(deps, row, { status: "cancelled", by: "system" }, itemsOf(row));
    // A card that was saved in vain took nothing.
    if (!takesNothing(payment))
      await recordOrderEvent(deps, { row, items: itemsOf(row), event: "refund_requested", by: "system" });
  }
  await returnUses(deps, rows);
  await post();
  return false;
}

async function fulfil(
  deps: Deps,
  { chargeId, methodId }: Payment,
  { row: before, items }: { row: OrderRow; items: readonly OrderItemRow[] },
): Promise<void> {
  const paidAt = deps.clock.now();
  const releaseAt = before.storeId === null ? null : after(paidAt, days(deps.config.RELEASE_DAYS));
  const update = { status: "paid", chargeId, paidAt, releaseAt, restocked: false } as const;
  const row = await updateOrder(deps.db, before, update, paidAt);
  if (!row) throw new Error("An order that was locked was changed.");
  await saveCards(deps.db, { methodId }, { row, items });
  await postSale(deps, row, items);
  const event = before.status === "pending_payment" ? "paid" : "paid_late";
  await recordOrderEvent(deps, { row, items, event, by: "system" });
}
