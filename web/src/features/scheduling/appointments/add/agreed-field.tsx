import { useId } from "react";
import { useController } from "react-hook-form";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import type { AppointmentFormControl } from "./appointment-form-control.ts";

/** What was agreed on the phone or at the counter waits for nobody's yes. */
export function AgreedField({ form: { control } }: { form: AppointmentFormControl }) {
  const id = useId();
  const { field } = useController({ control, name: "is_agreed" });
  return (
    <div className="flex gap-3">
      <Checkbox
        id={id}
        checked={field.value}
        onCheckedChange={(checked) => field.onChange(checked === true)}
        onBlur={field.onBlur}
        aria-describedby={`${id}-hint`}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={id} className="font-medium text-sm text-strong">
          Confirm right away
        </label>
        <p id={`${id}-hint`} className="text-faint text-sm">
          Otherwise it waits among the pending ones for your yes.
        </p>
      </div>
    </div>
  );
}
