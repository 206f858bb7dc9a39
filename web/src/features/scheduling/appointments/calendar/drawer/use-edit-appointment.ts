import { type EditAppointment } from "@solodesk/contract/scheduling/appointments/edit-appointment.ts";
import { Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify, notifyOf } from "#kernel/page/notify.ts";
import { withWarnings } from "../../add/booking-warnings.ts";
import { appointmentName } from "../../appointment-name.ts";
import { changedByAppointments } from "../../changed-by-appointments.ts";
import { saidOfChange } from "../../status/said-of-change.ts";
import { changeThatCanWait, keepIfUnanswered } from "../../unsent/keep-if-unanswered.ts";

/** Another tab or the customer changed the appointment first. */
export interface Conflict {
  mine: EditAppointment;
  /** The toast if mine is saved after all. */
  done: string;
  theirs: Appointment;
}

export interface EditingAppointment {
  /** Resolves to whether it was saved; an error has been shown already. */
  save: (edit: EditAppointment, done: string) => Promise<boolean>;
  isPending: boolean;
  conflict: Conflict | undefined;
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
}

/** Saves edits to the version on screen. If there is a newer one, sets `conflict`: the seller chooses. */
export function useEditAppointment(appointment: Appointment): EditingAppointment {
  const { mutateAsync, isPending } = useSend(appointments.edit, {
    refresh: changedByAppointments,
    quiet: true,
  });
  const [conflict, setConflict] = useState<Conflict>();

  const send = async (mine: EditAppointment, done: string, version: number): Promise<boolean> => {
    try {
      const { data, ...saved } = await mutateAsync({
        params: { id: appointment.id },
        body: { ...mine, version },
      });
      setConflict(undefined);
      // No warning unless this edit changed the time.
      const outside_hours = mine.starts_at !== undefined && saved.outside_hours;
      notify({
        ...saidOfChange(saved, done),
        description: withWarnings(appointmentName(data.title, data.customer.name), {
          ...saved,
          outside_hours,
        }),
      });
      return true;
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      if (keepIfUnanswered(refusal, { ...appointment, version }, changeThatCanWait(mine))) return true;
      const theirs = refusal.code === "version_conflict" && Appointment.safeParse(refusal.current).data;
      if (theirs) setConflict({ mine, done, theirs });
      else notifyOf(refusal);
      if (refusal.code === "invalid_transition" || refusal.code === "not_found")
        refreshed(changedByAppointments);
      return false;
    }
  };
  return {
    save: (edit, done) => send(edit, done, appointment.version),
    isPending,
    conflict,
    keepMine: async () =>
      conflict !== undefined && send(conflict.mine, conflict.done, conflict.theirs.version),
    takeTheirs: () => {
      setConflict(undefined);
      refreshed(changedByAppointments);
    },
  };
}
