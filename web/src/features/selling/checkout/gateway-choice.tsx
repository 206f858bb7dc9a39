import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { useController } from "react-hook-form";
import { gatewayWords } from "#kernel/text/gateway-words.ts";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import type { CheckoutFormState } from "./checkout-details.ts";

interface GatewayChoiceProps {
  form: CheckoutFormState;
  gateways: readonly GatewayName[];
}

export function GatewayChoice({ form, gateways }: GatewayChoiceProps) {
  const { field, fieldState } = useController({ control: form.control, name: "gateway" });
  return (
    <RadioCards
      legend="Pay with"
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      options={gateways.map((value) => ({ value, ...gatewayWords[value] }))}
      error={fieldState.error?.message}
    />
  );
}
