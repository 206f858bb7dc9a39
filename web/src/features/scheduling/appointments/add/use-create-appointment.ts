import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type CreateAppointment } from "@solodesk/contract/scheduling/appointments/create-appointment.ts";
import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify, notifyOf } from "#kernel/page/notify.ts";
import { changedByAppointments } from "../changed-by-appointments.ts";
import { bookingWarnings } from "./booking-warnings.ts";

/** `create` rejects with the server's error; for a taken time, `taken` holds the error with free times. */
export function useCreateAppointment() {
  const { mutateAsync, isPending, error } = useSend(appointments.create, {
    ownWords: true,
    refresh: changedByAppointments,
    quiet: true,
  });
  const create = async (body: CreateAppointment): Promise<Appointment> => {
    try {
      const answer = await mutateAsync({ body });
      const description = bookingWarnings(answer).join(" ") || undefined;
      notify({ type: "success", title: t(appointments.create.done), description });
      return answer.data;
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      // The form itself shows a taken time, with free ones to choose from.
      if (refusal.code === "slot_taken") refreshed([appointments.listOwnSlots]);
      else notifyOf(refusal);
      throw refusal;
    }
  };
  return { create, isPending, taken: error?.code === "slot_taken" ? error : undefined };
}
