import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Collect, CollectPayment } from "@solodesk/contract/scheduling/appointments/collected.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { toAppointment } from "../appointment-row.ts";
import type { AppointmentRow, Collection } from "../appointments.repository.ts";
import { changeAppointment } from "../change/change-appointment.ts";
import type { PlannedChange } from "../change/change-of.ts";
import { atItsEnd, collectionEvent, collectionOf } from "./collection-of.ts";

/**
 * Records or corrects how a completed appointment was paid. A correction keeps the day; an amount that was left open
 * counts on the day it is recorded. Throws "not_found",
 * "version_conflict", "invalid_transition", "validation_failed".
 */
export async function collectPayment(
  deps: Deps,
  userId: Id,
  id: Id,
  { collected, version }: CollectPayment,
): Promise<Appointment> {
  const plan = (before: AppointmentRow) => planPayment(deps, before, collected);
  const { row } = await changeAppointment(deps, { userId, id, version, plan });
  return toAppointment(row, deps.config.CURRENCY);
}

function planPayment(deps: Deps, before: AppointmentRow, collected: Collect): PlannedChange {
  if (before.status !== "Completed")
    throw new AppError("invalid_transition", { message: t("Complete the appointment first.") });
  const now = deps.clock.now();
  const day = before.openAmount > 0 ? now : atItsEnd(before, now);
  const collection = collectionOf(deps, before, collected, before.collectedAt ?? day);
  return { events: isSame(before, collection) ? [] : [collectionEvent(collection)], collection };
}

const isSame = (before: Collection, after: Collection): boolean =>
  before.openAmount === after.openAmount &&
  before.collectedMethod === after.collectedMethod &&
  before.collectedAmount === after.collectedAmount &&
  before.collectedTip === after.collectedTip;
