import { t } from "@solodesk/contract/kernel/language/t.ts";
import { accountFields } from "@solodesk/contract/selling/payouts/account-fields.ts";
import { NewDestination } from "@solodesk/contract/selling/payouts.ts";
import type { ComponentProps } from "react";
import { useWatch } from "react-hook-form";
import { countryOptions } from "#kernel/text/country-options.ts";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Select } from "#ui/forms/select.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { AddButton } from "./add-button.tsx";
import { groupIban } from "./iban-groups.ts";
import { useAddDestination } from "./use-add-destination.ts";

const [Bank] = NewDestination.options;
const names = ["holder", "country", "iban", "routing_number", "account_number"] as const;

interface BankFormProps {
  country: string;
  onDone: () => void;
}

/** A bank account, with the number fields its country uses. The server validates the numbers. */
export function BankForm({ country, onDone }: BankFormProps) {
  const empty = {
    kind: "bank",
    holder: "",
    country,
    iban: "",
    routing_number: "",
    account_number: "",
  } as const;
  const form = useContractForm(Bank, empty);
  const { errors } = form.formState;
  const { mutateAsync, isPending } = useAddDestination();
  const chosen = useWatch({ control: form.control, name: "country" });
  const fields = accountFields(chosen);
  const submit = form.handleSubmit(({ kind, holder, country: where, ...numbers }) => {
    const named = Object.fromEntries(fields.map((field) => [field, numbers[field] ?? ""]));
    return mutateAsync({ body: { kind, holder, country: where, ...named } }).then(onDone, (error: unknown) =>
      showRefusal(form, error, names),
    );
  });
  const iban = form.register("iban");
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5 pb-4">
      <Field label={t("Account holder")} error={errors.holder?.message}>
        {(wiring) => <Input autoComplete="name" {...wiring} {...form.register("holder")} />}
      </Field>
      <Field label={t("Country")} error={errors.country?.message}>
        {(wiring) => (
          <Select autoComplete="country" {...wiring} {...form.register("country")}>
            <option value="">{t("Pick a country")}</option>
            {countryOptions().map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {fields.includes("iban") ? (
        <Field label={t("IBAN")} error={errors.iban?.message}>
          {(wiring) => (
            <NumberInput
              {...wiring}
              {...iban}
              onChange={(event) => {
                groupIban(event.target);
                void iban.onChange(event);
              }}
            />
          )}
        </Field>
      ) : (
        <>
          <Field
            label={chosen === "US" ? t("Routing number") : t("Bank code")}
            optional={chosen !== "US"}
            error={errors.routing_number?.message}
            hint={chosen === "US" ? t("9 digits.") : t("Your bank may call it sort code or branch number.")}
          >
            {(wiring) => <NumberInput {...wiring} {...form.register("routing_number")} />}
          </Field>
          <Field label={t("Account number")} error={errors.account_number?.message}>
            {(wiring) => <NumberInput {...wiring} {...form.register("account_number")} />}
          </Field>
        </>
      )}
      <AddButton busy={isPending} refusal={errors.root?.message}>
        {t("Add bank account")}
      </AddButton>
    </form>
  );
}

const NumberInput = (props: ComponentProps<"input">) => (
  <Input autoComplete="off" spellCheck={false} className="figures" {...props} />
);
