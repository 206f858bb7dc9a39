import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Appointment, CompleteAppointment } from "@solodesk/contract/scheduling/appointments.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { toAppointment } from "../appointment-row.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import { changeAppointment } from "../change/change-appointment.ts";
import { changeOf, type PlannedChange } from "../change/change-of.ts";
import { emailReceiptOf } from "./email-receipt.ts";
import { paymentEvent, paymentOf } from "./payment-of.ts";

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
      const at = before.endsAt < now ? before.endsAt : now;
      const payment = paymentOf(deps, before, collected, at);
      return { ...change, events: [...change.events, paymentEvent(payment)], payment };
    };
    const { store, row } = await changeAppointment(deps, { userId, id, version, plan });
    if (receipt) await emailReceiptOf(deps, store, row);
    return toAppointment(row, deps.config.CURRENCY);
  });
