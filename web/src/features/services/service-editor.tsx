import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";
import { showRefusal, useContractForm } from "#ui/use-contract-form.ts";
import { ServiceFields } from "./service-fields.tsx";
import { type ServiceForm, type ServiceValues, serviceForm } from "./service-form.ts";

interface ServiceEditorProps {
  initial: ServiceForm;
  currency: string;
  /** What the main button says. */
  label: string;
  /** Rejects with the refusal, which is then shown on the fields it names. */
  onSubmit: (values: ServiceValues) => Promise<unknown>;
  isSending: boolean;
  /** Another button, at the far end. */
  aside?: ReactNode;
}

const names = [
  "name",
  "description",
  "price",
  "duration_minutes",
  "buffer_minutes",
  "location",
  "active",
] as const satisfies (keyof ServiceForm)[];

/** The form a service is added by and edited in. */
export function ServiceEditor({ initial, currency, label, onSubmit, isSending, aside }: ServiceEditorProps) {
  const form = useContractForm(serviceForm(currency), initial, "service");
  const submit = form.handleSubmit((values) =>
    onSubmit(values).catch((refusal: unknown) => showRefusal(form, refusal, names)),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      <FormError>{form.formState.errors.root?.message}</FormError>
      <ServiceFields form={form} currency={currency} />
      <div className="flex items-center justify-between gap-2 border-line border-t pt-5">
        <Button type="submit" look="primary" busy={isSending}>
          {label}
        </Button>
        {aside}
      </div>
    </form>
  );
}
