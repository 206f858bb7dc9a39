import type { Payment } from "#features/money/payments/purposes.ts";
import type { Db } from "#kernel/database/db.ts";
import type { OrderItemRow } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";
import { insertCards } from "./cards.repository.ts";
import { isCardItem } from "./is-card-item.ts";

/** Notes which card each of an order's appointments can be charged to, in the transaction that books them. */
export async function saveCards(
  tx: Db,
  { methodId }: Pick<Payment, "methodId">,
  { row: { id: orderId, storeId }, items }: { row: OrderRow; items: readonly OrderItemRow[] },
): Promise<void> {
  if (storeId === null || methodId === null) return;
  await insertCards(
    tx,
    items
      .filter(isCardItem)
      .flatMap(({ appointmentId }) =>
        appointmentId === null ? [] : [{ appointmentId, storeId, orderId, methodId }],
      ),
  );
}
