import { paymentMistake, type ServicePayment } from "@solodesk/contract/catalog/services/payment.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { requireCurrency } from "#features/store/store/require-currency.ts";
import { offeredGateways } from "#gateways/payment/offered-gateways.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";

/**
 * Throws "validation_failed" for a payment that the price doesn't allow, for a deposit in another currency, and if
 * nobody can pay here.
 */
export function requirePayment(
  deps: Pick<Deps, "config" | "gateways">,
  { price, payment }: { price: Money; payment: ServicePayment },
): void {
  const { due, deposit } = payment;
  if (deposit && "amount" in deposit)
    requireCurrency(deps.config, deposit.currency, "payment.deposit.currency");
  const mistake =
    paymentMistake({ price, payment }) ?? (due === "at_appointment" ? undefined : noGateway(deps));
  if (mistake) throw new AppError("validation_failed", { fields: { payment: mistake } });
}

const noGateway = (deps: Pick<Deps, "gateways">): string | undefined =>
  offeredGateways(deps).every((name) => name === "wallet")
    ? t("Customers can't pay online here yet. Choose payment at the appointment.")
    : undefined;
