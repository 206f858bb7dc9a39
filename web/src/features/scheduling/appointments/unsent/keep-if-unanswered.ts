import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { EditAppointment } from "@solodesk/contract/scheduling/appointments/edit-appointment.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import type { CallError } from "#kernel/api/call-error.ts";
import { isUnanswered } from "#kernel/api/connection.ts";
import { notify } from "#kernel/page/notify.ts";
import { currentUser } from "#kernel/session/session.ts";
import { appointmentName } from "../appointment-name.ts";
import { keepUnsent, type UnsentChange } from "./unsent-changes.ts";

type WithoutKey<Change> = Change extends unknown ? Omit<Change, "userId" | "id" | "version"> : never;
/** A change that can wait for a connection. */
export type WaitingChange = WithoutKey<UnsentChange>;

/**
 * The change to keep. Undefined if it can't wait: it can't be undone or moves money back, so the server must first say what
 * follows.
 */
export function changeThatCanWait({ status, ...others }: EditAppointment): WaitingChange | undefined {
  if (Object.values(others).some((value) => value !== undefined)) return undefined;
  if (status === "Confirmed") return { kind: "confirm" };
  return status === "Completed" ? { kind: "complete", receipt: false } : undefined;
}

/** Keeps the change if the server gave no answer, and says so. Returns whether it did. */
export function keepIfUnanswered(
  refusal: CallError,
  { id, version, title, customer }: Appointment,
  change: WaitingChange | undefined,
): boolean {
  const user = currentUser();
  if (change === undefined || user === null || !isUnanswered(refusal)) return false;
  keepUnsent({ userId: user.id, id, version, ...change });
  notify({
    type: "warning",
    title: t("Can't connect"),
    description: t("{appointment}: saved on this device. We'll send it when you're back online.", {
      appointment: appointmentName(title, customer.name),
    }),
  });
  return true;
}
