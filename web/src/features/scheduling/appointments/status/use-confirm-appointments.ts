import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";
import { changedByAppointments } from "../changed-by-appointments.ts";

export interface Unconfirmed {
  appointment: Appointment;
  why: string;
}

/** Confirms several with one request. Refused ones end up in `unconfirmed`; the others are confirmed. */
export function useConfirmAppointments() {
  const { mutateAsync, isPending } = useSend(appointments.confirm, { refresh: changedByAppointments });
  const [unconfirmed, setUnconfirmed] = useState<readonly Unconfirmed[]>([]);
  const confirm = async (chosen: readonly Appointment[]): Promise<void> => {
    setUnconfirmed([]);
    try {
      const { results, message } = await mutateAsync({ body: { ids: chosen.map(({ id }) => id) } });
      const refused = results.flatMap(({ id, confirmed, error }) => {
        const appointment = chosen.find((one) => one.id === id);
        return confirmed || !appointment ? [] : [{ appointment, why: error }];
      });
      setUnconfirmed(refused);
      if (refused.length < results.length) notify({ type: "success", title: message });
    } catch (error) {
      // The error has been shown, and all stay selected.
      if (!(error instanceof CallError)) throw error;
    }
  };
  return { confirm, isPending, unconfirmed, forget: () => setUnconfirmed([]) };
}
