import type { Appointment } from "@solodesk/contract/appointments.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { getAppointment } from "#features/appointments/get-appointment.ts";
import type { Deps } from "#kernel/deps.ts";
import { refundTime } from "./refund-time.ts";

/** Throws "not_found", "not_refundable", "invalid_transition". */
export async function cancelTime(
  deps: Deps,
  userId: Id,
  appointmentId: Id,
  reason: string,
): Promise<Appointment> {
  await getAppointment(deps, userId, appointmentId);
  await refundTime(deps, { appointmentId, by: "seller", reason });
  return getAppointment(deps, userId, appointmentId);
}
