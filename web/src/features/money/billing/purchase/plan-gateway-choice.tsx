import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { useId } from "react";
import { gatewayWords } from "#kernel/text/gateway-words.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { RadioCards } from "#ui/forms/radio-cards.tsx";

interface PlanGatewayChoiceProps {
  gateways: readonly GatewayName[];
  value: GatewayName | undefined;
  due: Amount;
  credits: Amount | undefined;
  onChange: (gateway: GatewayName) => void;
  error: string | undefined;
}

function creditsInWords(credits: Amount, due: Amount): string {
  const amount = moneyText(credits);
  return credits.amount < due.amount
    ? t("You have {amount}. That is not enough.", { amount })
    : t("You have {amount}.", { amount });
}

/** The choice of gateway; says so if the credits are not enough. */
export function PlanGatewayChoice({
  gateways,
  value,
  due,
  credits,
  onChange,
  error,
}: PlanGatewayChoiceProps) {
  const name = useId();
  return (
    <RadioCards
      legend={t("Pay with")}
      name={name}
      value={value}
      onChange={onChange}
      error={error}
      options={gateways.map((gateway) => ({
        value: gateway,
        name: t(gatewayWords[gateway].name),
        about:
          gateway === "wallet" && credits ? creditsInWords(credits, due) : t(gatewayWords[gateway].about),
        disabled: gateway === "wallet" && credits !== undefined && credits.amount < due.amount,
      }))}
    />
  );
}
