import { type UseFormReturn, useFormState } from "react-hook-form";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import type { Details, FinishedDetails } from "./typed-details.ts";

/** Only the name is needed: who gives no email or phone keeps the link instead. */
export function DetailsFields({ form }: { form: UseFormReturn<Details, unknown, FinishedDetails> }) {
  const { control, register } = form;
  const { errors } = useFormState({ control });
  return (
    <div className="space-y-5">
      <Field label="Your name" error={errors.customer?.name?.message}>
        {(wiring) => (
          <Input autoComplete="name" className="h-11" {...wiring} {...register("customer.name")} />
        )}
      </Field>
      <Field
        label="Email"
        optional
        error={errors.customer?.email?.message}
        hint="So that the store can answer you."
      >
        {(wiring) => (
          <Input
            type="email"
            autoComplete="email"
            className="h-11"
            {...wiring}
            {...register("customer.email")}
          />
        )}
      </Field>
      <Field label="Phone" optional error={errors.customer?.phone?.message}>
        {(wiring) => (
          <Input type="tel" autoComplete="tel" className="h-11" {...wiring} {...register("customer.phone")} />
        )}
      </Field>
      <Field label="Notes" optional error={errors.notes?.message}>
        {(wiring) => <Textarea rows={3} {...wiring} {...register("notes")} />}
      </Field>
    </div>
  );
}
