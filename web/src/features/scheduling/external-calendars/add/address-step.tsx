import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import type { Adding } from "./use-adding.ts";

/** Asks for a calendar's address. The server reads the calendar before it adds it. */
export function AddressStep({ form }: { form: Adding["address"] }) {
  const { errors } = form.formState;
  return (
    <>
      <Field label={t("Name")} error={errors.name?.message}>
        {(wiring) => (
          <Input
            autoComplete="off"
            placeholder={t("Family||example of a calendar's name")}
            {...wiring}
            {...form.register("name")}
          />
        )}
      </Field>
      <Field
        label={t("Address||of a calendar on the web")}
        error={errors.address?.message}
        hint={t(
          "Its secret address in iCal format, which ends with .ics. Look for it in your calendar's sharing settings.",
        )}
      >
        {(wiring) => (
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            {...wiring}
            {...form.register("address")}
          />
        )}
      </Field>
      <FormError>{errors.root?.message}</FormError>
    </>
  );
}
