import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { getAppointment } from "#features/scheduling/appointments/list/get-appointment.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { refundTime } from "./refund-time.ts";

/** Throws "confirmation_required", "not_found", "not_refundable", "invalid_transition". */
export async function cancelTime(
  deps: Deps,
  user: SessionUser,
  appointmentId: Id,
  reason: string,
): Promise<Appointment> {
  await requireConfirmed(deps, user);
  await getAppointment(deps, user.id, appointmentId);
  await refundTime(deps, { appointmentId, by: "seller", reason });
  return getAppointment(deps, user.id, appointmentId);
}
