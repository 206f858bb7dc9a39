import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { cardCharges } from "@solodesk/contract/scheduling/appointments/card-charges.ts";
import { chargeSaved } from "#features/money/payments/methods/charge-saved.ts";
import { isPaymentOpen } from "#features/money/payments/payment-status.ts";
import type { Purposes } from "#features/money/payments/purposes.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import type { Deps } from "#kernel/deps.ts";
import { labelInWords } from "#kernel/outside/payment-gateway.ts";
import type { OpenedFee } from "./open-fee.ts";

export interface Charged {
  charge: (typeof cardCharges)[number];
  said: string;
}

/**
 * Charges a fee that openFee decided, after its transaction and outside any other. Repeating it charges nothing more.
 * Returns what became of it, also in a sentence.
 */
export async function chargeFee(deps: Deps, purposes: Purposes, fee: OpenedFee): Promise<Charged> {
  const payment = await chargeSaved(deps, purposes, fee.paymentId, fee.card.methodId);
  const values = {
    amount: moneyInWords({ amount: fee.amount, currency: payment.currency }),
    card: labelInWords(fee.label),
  };
  if (payment.status === "succeeded")
    return { charge: "charged", said: t("{amount} was charged to {card}.", values) };
  if (isPaymentOpen(payment))
    return {
      charge: "pending",
      said: t("The charge of {amount} to {card} is still pending. We'll notify you of the result.", values),
    };
  return { charge: "failed", said: t("{card} was declined, so nothing was charged.", values) };
}
