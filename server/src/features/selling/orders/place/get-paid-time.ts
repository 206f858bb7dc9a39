import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PaidTime } from "@solodesk/contract/selling/orders.ts";
import { getAppointment } from "#features/scheduling/appointments/list/get-appointment.ts";
import type { Deps } from "#kernel/deps.ts";
import { findPaidTime } from "./find-paid-time.ts";

/**
 * Null if no order paid for it, or all of that is refunded. Throws "not_found" for an appointment of another
 * user.
 */
export async function getPaidTime(deps: Deps, userId: Id, appointmentId: Id): Promise<PaidTime | null> {
  await getAppointment(deps, userId, appointmentId);
  const found = await findPaidTime(deps.db, appointmentId);
  if (!found) return null;
  const { row, back } = found;
  return {
    order_id: row.id,
    number: String(row.number),
    amount: { amount: back.amount, currency: row.currency },
  };
}
