import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useRef } from "react";
import { useController, useFormState } from "react-hook-form";
import { now } from "#kernel/time/clock.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import { Combobox } from "#ui/forms/combobox.tsx";
import { Field } from "#ui/forms/field.tsx";
import { HoursEditor } from "../hours/hours-editor.tsx";
import type { StoreFormControl } from "../store-form-control.ts";
import { TimeOffEditor } from "../time-off/time-off-editor.tsx";
import { useTimeOff } from "../time-off/use-time-off.ts";
import { timezoneOptions } from "../timezone-options.ts";

export function HoursStep({ form: { control, getValues } }: { form: StoreFormControl }) {
  const { errors } = useFormState({ control });
  const { field: timezone } = useController({ control, name: "timezone" });
  const { field: hours } = useController({ control, name: "hours" });
  const week = useRef<HTMLElement>(null);
  const today = dayIn(timezone.value, now());
  const timeOff = useTimeOff({
    hours: hours.value,
    onChange: hours.onChange,
    latest: () => getValues("hours"),
    today,
  });
  /** Focuses what needs attention on an error: an incomplete time-off entry, else the week. */
  const attend = () => timeOff.settle() && week.current?.focus();
  return (
    <div className="space-y-7">
      <Field
        label={t("Time zone")}
        error={errors.timezone?.message}
        hint={t("Your opening hours and appointments use this time zone.")}
      >
        {(wiring) => (
          <Combobox
            {...wiring}
            options={timezoneOptions(timezone.value)}
            value={timezone.value}
            onChange={timezone.onChange}
            onBlur={timezone.onBlur}
            inputRef={timezone.ref}
          />
        )}
      </Field>
      <div ref={(box) => hours.ref(box && { focus: attend })} className="space-y-7">
        <HoursEditor hours={hours.value} onChange={hours.onChange} sectionRef={week} />
        <TimeOffEditor list={timeOff} today={today} timezone={timezone.value} />
      </div>
    </div>
  );
}
