import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { series } from "@solodesk/contract/scheduling/series.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify, notifyOf } from "#kernel/page/notify.ts";
import { appointmentName } from "../appointment-name.ts";
import { changedByAppointments } from "../changed-by-appointments.ts";

/** Cancels this appointment and all that follow it in the series. */
export function useCancelSeries() {
  const { mutateAsync, isPending } = useSend(series.cancel, { refresh: changedByAppointments, quiet: true });
  const cancel = async ({ id, series_id = "", title, customer }: Appointment): Promise<void> => {
    try {
      const { message } = await mutateAsync({ params: { id: series_id }, body: { from: id } });
      notify({ type: "success", title: message, description: appointmentName(title, customer.name) });
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      notifyOf(refusal);
      refreshed(changedByAppointments);
    }
  };
  return { cancel, isPending };
}
