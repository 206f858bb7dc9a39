import type { CreateAppointment } from "@solodesk/contract/scheduling/appointments/create-appointment.ts";
import { series } from "@solodesk/contract/scheduling/series.ts";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify, notifyOf } from "#kernel/page/notify.ts";
import type { AppointmentFormControl } from "../add/appointment-form-control.ts";
import { appointmentName } from "../appointment-name.ts";
import { changedByAppointments } from "../changed-by-appointments.ts";
import type { Repeats } from "./repeat-form.ts";
import { chosenIn, type Report, withChoice, withUpdatedOccurrences } from "./report-choices.ts";

/** No toast: the form shows conflicts. */
const usePreviewSeries = () => useSend(series.preview, { quiet: true });

/** No toast: the form shows times that were taken meanwhile. */
const useCreateSeries = () => useSend(series.create, { refresh: changedByAppointments, quiet: true });

const checkedFields = [
  "service_id",
  "minutes",
  "seats",
  "day",
  "is_own",
  "starts_at",
  "clock",
  "repeat",
  "every_weeks",
  "ends",
  "count",
  "until",
] as const;

/** Creates a series in two steps: check each time for conflicts, then create all at once. */
export function useSeriesPlan({ control }: AppointmentFormControl) {
  const preview = usePreviewSeries();
  const creation = useCreateSeries();
  const [last, setLast] = useState<Report>();
  const about = JSON.stringify(useWatch({ control, name: checkedFields }));
  const report = last?.about === about ? last : undefined;

  const refused = (refusal: unknown): never => {
    if (refusal instanceof CallError && refusal.code !== "slot_taken") notifyOf(refusal);
    throw refusal;
  };

  return {
    report,
    choose: (index: number, choice: string | undefined) =>
      report && setLast(withChoice(report, index, choice)),
    isPending: preview.isPending || creation.isPending,
    /** Rejects with the server's error. */
    check: async (body: CreateAppointment, repeats: Repeats): Promise<void> => {
      const { data } = await preview.mutateAsync({ body: { ...body, ...repeats } }).catch(refused);
      setLast({ about, occurrences: data, choices: {} });
    },
    /** Creates what was checked. Rejects with the server's error; "slot_taken" updates the report first. */
    create: async (body: CreateAppointment, repeats: Repeats): Promise<void> => {
      const chosen = report && chosenIn(report);
      const { message, data } = await creation
        .mutateAsync({ body: { ...body, ...repeats, ...chosen } })
        .catch((refusal: unknown) => {
          if (report && refusal instanceof CallError && refusal.code === "slot_taken")
            setLast(withUpdatedOccurrences(report, refusal.occurrences));
          return refused(refusal);
        });
      const [first] = data;
      const description = first && appointmentName(first.title, first.customer.name);
      notify({ type: "success", title: message, description });
    },
  };
}
