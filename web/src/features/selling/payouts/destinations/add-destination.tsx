import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Destination, destinationKinds, NewDestination } from "@solodesk/contract/selling/payouts.ts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { Dialog, DialogContent, DialogTrigger } from "#ui/overlays/dialog.tsx";
import { destinationKindNames } from "../payout-words.ts";
import { AddButton } from "./add-button.tsx";
import { BankForm } from "./bank-form.tsx";
import { useAddDestination } from "./use-add-destination.ts";

const [, Paypal] = NewDestination.options;

function PaypalForm({ onDone }: { onDone: () => void }) {
  const form = useContractForm(Paypal, { kind: "paypal", email: "" });
  const { errors } = form.formState;
  const { mutateAsync, isPending } = useAddDestination();
  const submit = form.handleSubmit((body) =>
    mutateAsync({ body }).then(onDone, (error: unknown) => showRefusal(form, error, ["email"])),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5 pb-4">
      <Field label={t("PayPal email")} error={errors.email?.message}>
        {(wiring) => <Input type="email" autoComplete="email" {...wiring} {...form.register("email")} />}
      </Field>
      <AddButton busy={isPending} refusal={errors.root?.message}>
        {t("Add PayPal")}
      </AddButton>
    </form>
  );
}

export function AddDestination({ country }: { country: string }) {
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<Destination["kind"]>("bank");
  const kinds = destinationKinds.map((value) => ({ value, label: t(destinationKindNames[value]) }));
  const done = () => setOpen(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button>
          <Plus aria-hidden="true" />
          {t("Add||a payout account, on a button")}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t("Add a payout account")}
        description={t("We encrypt it and only show its last characters. You get an email once it is added.")}
      >
        <Segmented
          label={t("What kind")}
          options={kinds}
          value={kind}
          onChange={setKind}
          className="mt-1 mb-5 w-full *:flex-1"
        />
        {/* Both stay mounted, so that switching between them loses no input. */}
        <div hidden={kind !== "bank"}>
          <BankForm country={country} onDone={done} />
        </div>
        <div hidden={kind !== "paypal"}>
          <PaypalForm onDone={done} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
