import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { toAppointment } from "../appointment-row.ts";
import { canMove } from "../appointment-status.ts";
import { type AppointmentRow, findAppointment, updateAppointment } from "../appointments.repository.ts";
import { lockVersion } from "../change/lock-version.ts";
import { recordAppointmentEvent } from "../change/record-appointment-event.ts";

const refuse = (message: string): never => {
  throw new AppError("invalid_transition", { message });
};

function requireUnpaid({ status, seats, paid, packVisit, cardOnFile }: AppointmentRow): void {
  if (!canMove(status)) refuse(t("This appointment is over, so it can't be paid with a pack."));
  if (paid > 0 || packVisit) refuse(t("This appointment was already paid online."));
  if (cardOnFile)
    refuse(t("A card is saved for this appointment. Book another one to use a visit of a pack."));
  if (seats > 1) refuse(t("A visit of a pack is for one spot."));
}

/**
 * Records that a visit of a pack pays for an appointment. `take` takes the visit and returns its price, in minor units.
 * Part of the caller's transaction. Throws "not_found", "version_conflict", "invalid_transition", and what `take` throws.
 */
export async function payWithVisit(
  deps: Deps,
  userId: Id,
  { id, version }: { id: Id; version: number },
  take: (before: AppointmentRow) => Promise<number>,
): Promise<Appointment> {
  const { db, config, clock } = deps;
  const store = await findStoreOfUser(db, userId);
  const before = store && (await findAppointment(db, { storeId: store.id, id }));
  if (!before) throw new AppError("not_found");
  await lockVersion(db, { id, version });
  requireUnpaid(before);
  const price = await take(before);
  const row = await updateAppointment(db, before, { price, paid: price, packVisit: true }, clock.now());
  if (!row) throw new AppError("version_conflict");
  await recordAppointmentEvent(deps, { store, row, events: ["payment_recorded"], by: "seller" });
  return toAppointment(row, config.CURRENCY);
}
