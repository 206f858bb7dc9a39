import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Collect } from "@solodesk/contract/scheduling/appointments/collected.ts";
import type { Appointment, CollectPayment } from "@solodesk/contract/scheduling/appointments.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { toAppointment } from "../appointment-row.ts";
import type { AppointmentRow, Payment } from "../appointments.repository.ts";
import { changeAppointment } from "../change/change-appointment.ts";
import type { PlannedChange } from "../change/change-of.ts";
import { paymentEvent, paymentOf } from "./payment-of.ts";

/**
 * Records how a completed appointment was paid, or corrects it; a corrected payment keeps its day. Throws "not_found",
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
  const payment = paymentOf(deps, before, collected, before.collectedAt ?? deps.clock.now());
  return { events: isSame(before, payment) ? [] : [paymentEvent(payment)], payment };
}

const isSame = (before: Payment, payment: Payment): boolean =>
  before.openAmount === payment.openAmount &&
  before.collectedMethod === payment.collectedMethod &&
  before.collectedAmount === payment.collectedAmount &&
  before.collectedTip === payment.collectedTip;
