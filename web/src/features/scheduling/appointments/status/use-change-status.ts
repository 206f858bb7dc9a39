import {
  type Appointment,
  type AppointmentStatus,
  appointmentStatuses,
  appointments,
} from "@solodesk/contract/scheduling/appointments.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify, notifyOf } from "#kernel/page/notify.ts";
import { changedByAppointments } from "../changed-by-appointments.ts";
import type { NextStatus } from "./status-steps.ts";

/** These say that somebody was faster, here or in another tab. */
const isStale = ({ code }: CallError): boolean =>
  code === "version_conflict" || code === "invalid_transition" || code === "not_found";

/** One write on condition of the version that was looked at; what is newer is said and fetched. */
export function useChangeStatus() {
  const { mutateAsync, isPending } = useSend(appointments.edit, {
    refresh: changedByAppointments,
    quiet: true,
  });
  const change = async ({ id, version }: Appointment, { status, done }: NextStatus): Promise<void> => {
    try {
      const { data } = await mutateAsync({ params: { id }, body: { status, version } });
      notify({ type: "success", title: done, description: `${data.title} with ${data.customer.name}` });
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      tell(refusal);
      if (isStale(refusal)) refreshed(changedByAppointments);
    }
  };
  return { change, isPending };
}

function tell(refusal: CallError): void {
  const status = statusIn(refusal.current);
  if (status === undefined) return notifyOf(refusal);
  const description = `${refusal.message} It is ${status.toLowerCase()} now.`;
  notify({ type: "error", title: "Error", description });
}

const statusIn = (current: CallError["current"]): AppointmentStatus | undefined =>
  appointmentStatuses.find((status) => status === current?.["status"]);
