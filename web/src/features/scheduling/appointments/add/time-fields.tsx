import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { DAY, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { maxDaysAhead, maxDaysBack } from "@solodesk/contract/scheduling/appointments.ts";
import { useFormState, useWatch } from "react-hook-form";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import type { AppointmentFormControl } from "./appointment-form-control.ts";
import { FreeTimes } from "./free-times.tsx";
import { OwnTime } from "./own-time.tsx";

interface TimeFieldsProps {
  form: AppointmentFormControl;
  zone: string;
  today: string;
  /** Id of the appointment being rescheduled: free times have its length, and its own time counts as free. */
  moving?: string;
}

const ways = [
  { value: "free", label: msg("Free times") },
  { value: "own", label: msg("Another time") },
  { value: "past", label: msg("In the past||when an appointment was") },
] as const;

const dayAfter = (today: string, days: number): string =>
  new Date(wallOfDay(today) + days * DAY).toISOString().slice(0, 10);

const ahead = (today: string) => ({ min: today, max: dayAfter(today, maxDaysAhead) });
const back = (today: string) => ({ min: dayAfter(today, -maxDaysBack), max: today });

export function TimeFields({ form, zone, today, moving }: TimeFieldsProps) {
  const { control, register, setValue, clearErrors } = form;
  const { errors } = useFormState({ control });
  const [isOwn, isPast, day] = useWatch({ control, name: ["is_own", "is_past", "day"] });
  const bounds = isPast ? back(today) : ahead(today);
  const choose = (way: (typeof ways)[number]["value"]) => {
    clearErrors("starts_at");
    setValue("is_own", way === "own", { shouldDirty: true });
    setValue("is_past", way === "past", { shouldDirty: true });
    // Each way has its own days: the one that both have is today.
    if (way === "past" ? day <= today : day >= today) return;
    setValue("day", today, { shouldDirty: true });
    setValue("starts_at", "", { shouldDirty: true });
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <div className="min-w-52 flex-1">
          <Field label={t("Date")} error={errors.day?.message}>
            {(wiring) => (
              <Input
                type="date"
                {...bounds}
                {...wiring}
                {...register("day", { onChange: () => setValue("starts_at", "") })}
              />
            )}
          </Field>
        </div>
        <Segmented
          label={t("Which times")}
          options={ways
            .filter(({ value }) => value !== "past" || moving === undefined)
            .map(({ value, label }) => ({ value, label: t(label) }))}
          value={isPast ? "past" : isOwn ? "own" : "free"}
          onChange={choose}
        />
      </div>
      {isOwn || isPast ? (
        <OwnTime form={form} zone={zone} />
      ) : (
        <FreeTimes form={form} zone={zone} bounds={bounds} moving={moving} />
      )}
    </>
  );
}
