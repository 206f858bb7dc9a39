import { useFormState } from "react-hook-form";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { CustomerName } from "../customer-name.tsx";
import type { AppointmentFormControl } from "./appointment-form-control.ts";

export function CustomerFields({ form }: { form: AppointmentFormControl }) {
  const { control, register } = form;
  const { errors } = useFormState({ control });
  return (
    <>
      <Field label="Customer name" error={errors.customer?.name?.message}>
        {(wiring) => <CustomerName form={form} {...wiring} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Customer email" optional error={errors.customer?.email?.message}>
          {(wiring) => <Input type="email" autoComplete="off" {...wiring} {...register("customer.email")} />}
        </Field>
        <Field label="Customer phone" optional error={errors.customer?.phone?.message}>
          {(wiring) => <Input type="tel" autoComplete="off" {...wiring} {...register("customer.phone")} />}
        </Field>
      </div>
      <Field label="Notes" optional error={errors.notes?.message} hint="Only you can see them.">
        {(wiring) => <Textarea {...wiring} {...register("notes")} />}
      </Field>
    </>
  );
}
