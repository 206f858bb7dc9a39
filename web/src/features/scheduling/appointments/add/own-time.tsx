import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useFormState, useWatch } from "react-hook-form";
import { clockInWords, clocksDiffer, viewerZone } from "#kernel/time/time-in-words.ts";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { ownStart } from "./appointment-form.ts";
import type { AppointmentFormControl } from "./appointment-form-control.ts";

interface OwnTimeProps {
  form: AppointmentFormControl;
  zone: string;
}

/** Sellers may book outside their opening hours: the hint says so, and a warning follows once it is saved. */
export function OwnTime({ form: { control, register, clearErrors }, zone }: OwnTimeProps) {
  const { errors } = useFormState({ control });
  const [day, clock, isPast] = useWatch({ control, name: ["day", "clock", "is_past"] });
  const start = ownStart(zone, day, clock);
  const mine = viewerZone();
  const elsewhere = start !== undefined && clocksDiffer(zone, mine, start);
  return (
    <Field
      label={t("Time")}
      error={errors.starts_at?.message}
      hint={[
        elsewhere && t("{time} on your clock.", { time: clockInWords(mine, start) }),
        isPast
          ? t(
              "Records a walk-in or an appointment you forgot to enter. Your customer gets no email about it.",
            )
          : t("You can book outside your opening hours, but not over another appointment."),
      ]
        .filter(Boolean)
        .join(" ")}
    >
      {(wiring) => (
        <Input
          type="time"
          className="figures max-w-44"
          {...wiring}
          {...register("clock", { onChange: () => clearErrors("starts_at") })}
        />
      )}
    </Field>
  );
}
