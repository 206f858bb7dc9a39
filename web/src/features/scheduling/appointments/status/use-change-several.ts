import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { CompleteSeveral } from "@solodesk/contract/scheduling/appointments/collected.ts";
import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";
import { changedByAppointments } from "../changed-by-appointments.ts";

interface Refused {
  /** As it was when it was chosen. */
  appointment: Appointment;
  why: string;
}

interface Changed {
  message: string;
  results: readonly { id: Id; error: string }[];
}

export type ChangingSeveral = ReturnType<typeof useChangeSeveral>;

/** Confirms or completes several with one request. Refused ones end up in `refused`; the others are changed. */
export function useChangeSeveral() {
  const confirming = useSend(appointments.confirm, { refresh: changedByAppointments });
  const completing = useSend(appointments.completeSeveral, { refresh: changedByAppointments });
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const change = async (
    chosen: readonly Appointment[],
    send: (ids: Id[]) => Promise<Changed>,
  ): Promise<void> => {
    setRefused([]);
    try {
      const { results, message } = await send(chosen.map(({ id }) => id));
      const refusals = results.flatMap(({ id, error }) => {
        const appointment = chosen.find((one) => one.id === id);
        return error === "" || !appointment ? [] : [{ appointment, why: error }];
      });
      setRefused(refusals);
      if (refusals.length < results.length) notify({ type: "success", title: message });
    } catch (error) {
      // The error has been shown, and all stay selected.
      if (!(error instanceof CallError)) throw error;
    }
  };
  return {
    confirm: (chosen: readonly Appointment[]) =>
      change(chosen, (ids) => confirming.mutateAsync({ body: { ids } })),
    complete: (chosen: readonly Appointment[], collected: CompleteSeveral["collected"]) =>
      change(chosen, (ids) => completing.mutateAsync({ body: { ids, collected } })),
    isPending: confirming.isPending || completing.isPending,
    refused,
    forget: () => setRefused([]),
  };
}
