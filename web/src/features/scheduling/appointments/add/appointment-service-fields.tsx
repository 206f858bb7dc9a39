import type { Service } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useFormState, useWatch } from "react-hook-form";
import { durationWords } from "#kernel/text/duration-words.ts";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Select } from "#ui/forms/select.tsx";
import { capacityOf, lengths, noService } from "./appointment-form.ts";
import type { AppointmentFormControl } from "./appointment-form-control.ts";

interface AppointmentServiceFieldsProps {
  form: AppointmentFormControl;
  services: readonly Service[];
}

/** The service, or a title and a duration without one. */
export function AppointmentServiceFields({
  form: { control, register, setValue },
  services,
}: AppointmentServiceFieldsProps) {
  const { errors } = useFormState({ control });
  const serviceId = useWatch({ control, name: "service_id" });
  const capacity = capacityOf(services, serviceId);
  // Another duration or more spots have other free times.
  const forgetTime = { onChange: () => setValue("starts_at", "") };
  const forgetSpots = {
    onChange: () => {
      forgetTime.onChange();
      setValue("seats", 1);
    },
  };
  return (
    <>
      {services.length > 0 && (
        <Field label={t("Service")} error={errors.service_id?.message}>
          {(wiring) => (
            <Select {...wiring} {...register("service_id", forgetSpots)}>
              {serviceId === "" && <option value="">{t("Pick a service")}</option>}
              {services.map(({ id, name, duration_minutes }) => (
                <option key={id} value={id}>
                  {name} · {durationWords(duration_minutes)}
                </option>
              ))}
              <option value={noService}>{t("Something else…")}</option>
            </Select>
          )}
        </Field>
      )}
      {(capacity > 1 || errors.seats) && (
        <Field label={t("Spots")} error={errors.seats?.message}>
          {(wiring) => (
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={capacity}
              className="figures"
              {...wiring}
              {...register("seats", { valueAsNumber: true, ...forgetTime })}
            />
          )}
        </Field>
      )}
      {serviceId === noService && (
        <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
          <Field label={t("Title||of an appointment")} error={errors.title?.message}>
            {(wiring) => <Input autoComplete="off" {...wiring} {...register("title")} />}
          </Field>
          <Field label={t("Duration")} error={errors.minutes?.message}>
            {(wiring) => (
              <Select {...wiring} {...register("minutes", { valueAsNumber: true, ...forgetTime })}>
                {lengths.map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {durationWords(minutes)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
    </>
  );
}
