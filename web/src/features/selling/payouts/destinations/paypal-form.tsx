import { NewDestination } from "@solodesk/contract/selling/payouts.ts";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { AddButton } from "./add-button.tsx";
import { useAddDestination } from "./use-add-destination.ts";

const [, Paypal] = NewDestination.options;

export function PaypalForm({ onDone }: { onDone: () => void }) {
  const form = useContractForm(Paypal, { kind: "paypal", email: "" });
  const { errors } = form.formState;
  const { mutateAsync, isPending } = useAddDestination();
  const submit = form.handleSubmit((body) =>
    mutateAsync({ body }).then(onDone, (error: unknown) => showRefusal(form, error, ["email"])),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5 pb-4">
      <Field label="PayPal email" error={errors.email?.message}>
        {(wiring) => <Input type="email" autoComplete="email" {...wiring} {...form.register("email")} />}
      </Field>
      <AddButton busy={isPending} refusal={errors.root?.message}>
        Add PayPal
      </AddButton>
    </form>
  );
}
