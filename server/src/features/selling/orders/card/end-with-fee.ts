import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { EditAppointment } from "@solodesk/contract/scheduling/appointments/edit-appointment.ts";
import { type Edited, editAppointment } from "#features/scheduling/appointments/change/edit-appointment.ts";
import { getAppointment } from "#features/scheduling/appointments/list/get-appointment.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { lockTime } from "../refund/refund-time.ts";
import { feeAfter } from "./fee-after.ts";
import { type OpenedFee, openFee } from "./open-fee.ts";

/**
 * Ends the appointment and decides its fee, both or neither; undefined, and nothing is written, if there is no fee. Throws what
 * editAppointment throws.
 */
export async function endWithFee(
  deps: Deps,
  userId: Id,
  id: Id,
  edit: EditAppointment,
): Promise<{ opened: OpenedFee; edited: Edited } | undefined> {
  const { status, keep } = edit;
  if (status !== "Cancelled" && status !== "No-show") return undefined;
  const appointment = await getAppointment(deps, userId, id);
  const { version, title, number } = appointment;
  const fee = await feeAfter(deps, appointment, { status, keep });
  if (!fee || (edit.version !== undefined && edit.version !== version)) return undefined;
  try {
    return await inTransaction(deps, async (deps) => {
      await lockTime(deps, { appointmentId: id, version });
      const edited = await editAppointment(deps, userId, id, edit);
      return { edited, opened: await openFee(deps, { fee, title, number, by: "seller" }) };
    });
  } catch (error) {
    // It has changed meanwhile, and so may its fee.
    if (error instanceof AppError && error.code === "version_conflict")
      return endWithFee(deps, userId, id, edit);
    throw error;
  }
}
