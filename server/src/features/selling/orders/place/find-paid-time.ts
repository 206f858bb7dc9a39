import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { listItems } from "../order-items.repository.ts";
import { findOrderOfTime, type OrderRow } from "../orders.repository.ts";
import { backForTime } from "../refund/back-for-time.ts";
import type { GivenBack } from "../refund/refund-of.ts";

interface OrderOfTime {
  row: OrderRow;
  back: GivenBack;
}

/** The order that paid for an appointment, and what would be refunded for it; undefined if nothing would. */
export async function findPaidTime(db: Db, appointmentId: Id): Promise<OrderOfTime | undefined> {
  const row = await findOrderOfTime(db, appointmentId);
  const back = row && backForTime(row, await listItems(db, [row.id]), appointmentId);
  return back && { row, back };
}
