import { useController, useFormState } from "react-hook-form";
import { Combobox } from "#ui/combobox.tsx";
import { Field } from "#ui/field.tsx";
import { HoursEditor } from "./hours-editor.tsx";
import { timezoneOptions } from "./timezone-options.ts";
import type { StoreFormControl } from "./store-form-control.ts";

export function HoursStep({ form: { control } }: { form: StoreFormControl }) {
  const { errors } = useFormState({ control });
  const { field: timezone } = useController({ control, name: "timezone" });
  const { field: hours } = useController({ control, name: "hours" });
  return (
    <div className="space-y-7">
      <Field
        label="Time zone"
        error={errors.timezone?.message}
        hint="Your opening hours and appointments are told in this zone."
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
      <HoursEditor hours={hours.value} onChange={hours.onChange} firstRef={hours.ref} />
    </div>
  );
}
