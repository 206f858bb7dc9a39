import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Destination } from "@solodesk/contract/selling/payouts.ts";
import { useController, useFormState } from "react-hook-form";
import { moneyText } from "#kernel/text/money-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { DecimalInput } from "#ui/forms/input.tsx";
import { Select } from "#ui/forms/select.tsx";
import { chosenOf, isUsable, type Limits, type PayoutForm, writtenAmount } from "../payout-form.ts";
import { withUsableFrom } from "../payout-words.ts";

interface PayoutFieldsProps {
  form: PayoutForm;
  limits: Limits;
  destinations: readonly Destination[];
  zone: string;
}

/** The amount and the destination of a withdrawal. */
export function PayoutFields({ form, limits, destinations, zone }: PayoutFieldsProps) {
  const { errors } = useFormState({ control: form.control });
  const { field: destination } = useController({ control: form.control, name: "destination_id" });
  const { available, minimum } = limits;
  const chosen = chosenOf(destination.value, destinations);
  const takeAll = () =>
    form.setValue("amount", writtenAmount(available), { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <Field
        label={t("Amount")}
        error={errors.amount?.message}
        hint={t("In {currency}, {minimum} or more.", {
          currency: available.currency,
          minimum: moneyText(minimum),
        })}
      >
        {(wiring) => (
          <span className="flex gap-2">
            <DecimalInput {...wiring} {...form.register("amount")} />
            <Button onClick={takeAll}>{t("All||of the money")}</Button>
          </span>
        )}
      </Field>
      <Field label={t("Destination")} error={errors.destination_id?.message}>
        {(wiring) => (
          <Select {...wiring} {...destination} value={chosen}>
            {chosen === "" && (
              <option value="" disabled>
                {destinations.length === 0 ? t("Add one below") : t("None can be used yet")}
              </option>
            )}
            {destinations.map((one) => (
              <DestinationOption key={one.id} destination={one} zone={zone} />
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

function DestinationOption({ destination, zone }: { destination: Destination; zone: string }) {
  return (
    <option value={destination.id} disabled={!isUsable(destination)}>
      {withUsableFrom(destination.masked, destination, zone)}
    </option>
  );
}
