import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { CompleteAppointment } from "@solodesk/contract/scheduling/appointments/collected.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { toAppointment } from "../appointment-row.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import { changeAppointment } from "../change/change-appointment.ts";
import { changeOf, type PlannedChange } from "../change/change-of.ts";
import { atItsEnd, collectionEvent, collectionOf } from "./collection-of.ts";
import { emailReceiptOf } from "./email-receipt.ts";

/**
 * Completes an appointment and records how it was paid. Money counts from the day of the appointment, even if it is
 * completed later. Throws "not_found", "version_conflict", "invalid_transition", "validation_failed".
 */
export const completeAppointment = (
  deps: Deps,
  userId: Id,
  id: Id,
  { collected, receipt, version }: CompleteAppointment,
): Promise<Appointment> =>
  inTransaction(deps, async (deps) => {
    const now = deps.clock.now();
    const plan = (before: AppointmentRow): PlannedChange => {
      const change = changeOf(before, { status: "Completed" }, now);
      if (!collected) return change;
      const collection = collectionOf(deps, before, collected, atItsEnd(before, now));
      return { ...change, events: [...change.events, collectionEvent(collection)], collection };
    };
    const { store, row } = await changeAppointment(deps, { userId, id, version, plan });
    if (receipt) await emailReceiptOf(deps, store, row);
    return toAppointment(row, deps.config.CURRENCY);
  });
