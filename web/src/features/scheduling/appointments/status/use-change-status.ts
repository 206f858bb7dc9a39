import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type AppointmentStatus,
  appointmentStatuses,
} from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify, notifyOf } from "#kernel/page/notify.ts";
import { appointmentName } from "../appointment-name.ts";
import { changedByAppointments } from "../changed-by-appointments.ts";
import { changeThatCanWait, keepIfUnanswered } from "../unsent/keep-if-unanswered.ts";
import { saidOfChange } from "./said-of-change.ts";
import type { NextStatus } from "./status-steps.ts";

/** These codes mean that another tab or the customer changed the appointment first. */
const isStale = ({ code }: CallError): boolean =>
  code === "version_conflict" || code === "invalid_transition" || code === "not_found";

/** Changes the status of the version on screen. If that is outdated, shows the error and refetches. */
export function useChangeStatus() {
  const { mutateAsync, isPending } = useSend(appointments.edit, {
    refresh: changedByAppointments,
    quiet: true,
  });
  const change = async (appointment: Appointment, { status, done, keep }: NextStatus): Promise<void> => {
    const { id, version } = appointment;
    try {
      const body = { status, version, ...(keep !== undefined && { keep }) };
      const { data, ...saved } = await mutateAsync({ params: { id }, body });
      notify({
        ...saidOfChange(saved, t(done)),
        description: appointmentName(data.title, data.customer.name),
      });
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      if (keepIfUnanswered(refusal, appointment, changeThatCanWait({ status, keep }))) return;
      notifyRefusal(refusal);
      if (isStale(refusal)) refreshed(changedByAppointments);
    }
  };
  return { change, isPending };
}

function notifyRefusal(refusal: CallError): void {
  const status = statusIn(refusal.current);
  if (status === undefined) return notifyOf(refusal);
  const itIs = t(
    "{status, select, Pending {It is pending now.} Confirmed {It is confirmed now.} Completed {It is completed now.} Cancelled {It is cancelled now.} other {It is a no-show now.}}||an appointment",
    { status },
  );
  const description = `${refusal.message} ${itIs}`;
  notify({ type: "error", title: t("Error"), description });
}

const statusIn = (current: CallError["current"]): AppointmentStatus | undefined =>
  appointmentStatuses.find((status) => status === current?.["status"]);
