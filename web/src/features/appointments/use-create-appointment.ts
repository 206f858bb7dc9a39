import { appointments, type CreateAppointment } from "@solodesk/contract/appointments.ts";
import { dashboard } from "@solodesk/contract/dashboard.ts";
import { CallError } from "#kernel/call-error.ts";
import { notify } from "#kernel/notify.ts";
import { refreshed } from "#kernel/refreshed.ts";
import { useSend } from "#kernel/use-send.ts";

/** Rejects with the refusal; a time that is taken brings others instead. */
export function useCreateAppointment() {
  const refresh = [appointments.list, appointments.listOwnSlots, dashboard.get];
  const { mutateAsync, isPending, error } = useSend(appointments.create, { refresh });
  const create = async (body: CreateAppointment): Promise<void> => {
    try {
      const { outside_hours } = await mutateAsync({ body });
      const description = outside_hours ? "It is outside of your opening hours." : undefined;
      notify({ type: "success", title: "Appointment created", description });
    } catch (refusal) {
      const isTaken = refusal instanceof CallError && refusal.code === "slot_taken";
      if (isTaken) refreshed([appointments.listOwnSlots]);
      throw refusal;
    }
  };
  return { create, isPending, taken: error?.code === "slot_taken" ? error : undefined };
}
