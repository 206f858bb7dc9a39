import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { maxDaysAhead } from "@solodesk/contract/scheduling/appointments.ts";
import { maxEveryWeeks, maxInSeries } from "@solodesk/contract/scheduling/series/series-times.ts";
import { minInSeries } from "@solodesk/contract/scheduling/series.ts";
import { useFormState, useWatch } from "react-hook-form";
import { dayAfter } from "#kernel/time/days.ts";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Select } from "#ui/forms/select.tsx";
import type { AppointmentFormControl } from "../add/appointment-form-control.ts";
import { repeats } from "./repeat-form.ts";

const names: Readonly<Record<(typeof repeats)[number], Message>> = {
  "0": msg("Does not repeat"),
  "1": msg("Every week"),
  "2": msg("Every 2 weeks"),
  "3": msg("Every 3 weeks"),
  "4": msg("Every 4 weeks"),
  custom: msg("Custom…"),
};

const ends = [
  { value: "count", label: msg("After a number||of appointments, a series ends") },
  { value: "until", label: msg("On a date||a series ends") },
] as const;

/** How often the appointment repeats, and until when. */
export function RepeatFields({ form, today }: { form: AppointmentFormControl; today: string }) {
  const { control, register, setValue, clearErrors } = form;
  const { errors } = useFormState({ control });
  const [repeat, end] = useWatch({ control, name: ["repeat", "ends"] });
  const isCustom = repeat === "custom";
  const choose = (value: (typeof ends)[number]["value"]) => {
    clearErrors(["count", "until"]);
    setValue("ends", value, { shouldDirty: true });
  };
  return (
    <>
      <div className={pair}>
        <Field
          label={t("Repeat||how often an appointment repeats")}
          error={isCustom ? undefined : errors.every_weeks?.message}
        >
          {(wiring) => (
            <Select {...wiring} {...register("repeat", { onChange: () => clearErrors("every_weeks") })}>
              {repeats.map((value) => (
                <option key={value} value={value}>
                  {t(names[value])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {isCustom && (
          <Field label={t("Weeks from one to the next")} error={errors.every_weeks?.message}>
            {(wiring) => (
              <Input
                type="number"
                inputMode="numeric"
                min={1}
                max={maxEveryWeeks}
                className="figures"
                {...wiring}
                {...register("every_weeks")}
              />
            )}
          </Field>
        )}
      </div>
      {repeat !== "0" && (
        <div className={pair}>
          {end === "count" ? (
            <Field label={t("How many")} error={errors.count?.message}>
              {(wiring) => (
                <Input
                  type="number"
                  inputMode="numeric"
                  min={minInSeries}
                  max={maxInSeries}
                  className="figures"
                  {...wiring}
                  {...register("count")}
                />
              )}
            </Field>
          ) : (
            <Field label={t("Last day")} error={errors.until?.message}>
              {(wiring) => (
                <Input
                  type="date"
                  min={today}
                  max={dayAfter(today, maxDaysAhead)}
                  {...wiring}
                  {...register("until")}
                />
              )}
            </Field>
          )}
          <Segmented
            label={t("How it ends||a series")}
            options={ends.map(({ value, label }) => ({ value, label: t(label) }))}
            value={end}
            onChange={choose}
            className="justify-self-start sm:mt-6.5"
          />
        </div>
      )}
    </>
  );
}

const pair = "grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] items-start gap-x-5 gap-y-3";
