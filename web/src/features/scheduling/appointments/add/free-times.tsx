import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Seats } from "@solodesk/contract/scheduling/appointments/seats.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { useId } from "react";
import { useController, useWatch } from "react-hook-form";
import { readOf, useRead } from "#kernel/api/query.ts";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { noService } from "./appointment-form.ts";
import type { AppointmentFormControl } from "./appointment-form-control.ts";
import { NextFree } from "./next-free.tsx";
import { SlotGrid } from "./slot-grid.tsx";

interface FreeTimesProps {
  form: AppointmentFormControl;
  zone: string;
  /** First and last day that can be chosen. */
  bounds: { min: string; max: string };
  /** Id of the appointment being rescheduled. */
  moving: string | undefined;
}

/** The free times of the chosen day, as radio buttons. */
export function FreeTimes({ form: { control, setValue }, zone, bounds, moving }: FreeTimesProps) {
  const id = useId();
  const [serviceId, minutes, seats, day] = useWatch({
    control,
    name: ["service_id", "minutes", "seats", "day"],
  });
  const { field, fieldState } = useController({ control, name: "starts_at" });
  // A number that is not complete yet asks for the times with one spot.
  const several = seats > 1 && Seats.safeParse(seats).success ? { seats } : {};
  const offered =
    serviceId === noService ? { duration_minutes: minutes } : { service_id: serviceId, ...several };
  const wanted = moving === undefined ? offered : { appointment_id: moving };
  const isDay = bounds.min <= day && day <= bounds.max;
  const { data, isError, isFetching, refetch } = useRead(
    readOf(appointments.listOwnSlots, { query: { ...wanted, from: day, to: day } }),
    { enabled: serviceId !== "" && isDay, quiet: true },
  );
  const content = () => {
    if (serviceId === "") return <p className="text-faint">{t("Pick a service to see its free times.")}</p>;
    if (!isDay) return <p className="text-faint">{t("Pick a day within the next two years.")}</p>;
    if (data && data.slots.length > 0)
      return (
        <SlotGrid
          slots={data.slots}
          zone={zone}
          value={field.value}
          onPick={field.onChange}
          inputRef={field.ref}
        />
      );
    if (data)
      return <NextFree wanted={wanted} day={day} zone={zone} onGo={(to) => setValue("day", to, dirty)} />;
    if (isError)
      return (
        <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
          {t("Free times could not be loaded.")}
        </ErrorLine>
      );
    return <Skeleton className="h-24 w-full" />;
  };
  const error = fieldState.error?.message;
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1.5 font-medium text-sm text-strong">{t("Time")}</legend>
      {content()}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-wrong">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const dirty = { shouldDirty: true } as const;
