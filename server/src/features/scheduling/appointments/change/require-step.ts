import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { AppointmentStatus } from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { toAppointment } from "../appointment-row.ts";
import { findAppointment } from "../appointments.repository.ts";
import { changeOf } from "./change-of.ts";

/** Returns the seller's appointment if its next status may be this one. Throws "not_found", "invalid_transition". */
export async function requireStep(
  { db, config, clock }: Pick<Deps, "db" | "config" | "clock">,
  userId: Id,
  id: Id,
  status: AppointmentStatus,
): Promise<Appointment> {
  const store = await findStoreOfUser(db, userId);
  const row = store && (await findAppointment(db, { storeId: store.id, id }));
  if (!row) throw new AppError("not_found");
  changeOf(row, { status }, clock.now());
  return toAppointment(row, config.CURRENCY);
}
