import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findPayment } from "#features/money/payments/find-payment.ts";
import { leftToRefund } from "#features/money/payments/refunds/request-refund.ts";
import type { Db } from "#kernel/database/db.ts";
import { listItems } from "../order-items.repository.ts";
import { findOrderOfTime, type OrderRow } from "../orders.repository.ts";
import { backForTime } from "../refund/back-for-time.ts";
import type { GivenBack } from "../refund/refund-of.ts";

interface OrderOfTime {
  row: OrderRow;
  back: GivenBack;
}

/** Whether an appointment was booked with an order, paid or free. */
export const isOrdered = async (db: Db, appointmentId: Id): Promise<boolean> =>
  (await findOrderOfTime(db, appointmentId)) !== undefined;

/**
 * The order that paid for an appointment, and what would be refunded for it; undefined if nothing would. `kept` is what
 * the store keeps of the price, in minor units.
 */
export async function findPaidTime(
  db: Db,
  time: { appointmentId: Id; kept?: number },
): Promise<OrderOfTime | undefined> {
  const row = await findOrderOfTime(db, time.appointmentId);
  const payment = row && (await findPayment(db, row.paymentId));
  if (!row || !payment) return undefined;
  const back = backForTime(row, await listItems(db, [row]), { ...time, left: leftToRefund(payment) });
  return back && { row, back };
}
