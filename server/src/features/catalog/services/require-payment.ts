import { paymentMistake, type ServicePayment } from "@solodesk/contract/catalog/services/payment.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { hasCardFee } from "@solodesk/contract/store/store/policy.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { requireCurrency } from "#features/store/store/require-currency.ts";
import { offeredGateways } from "#gateways/payment/offered-gateways.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";

/**
 * Throws "validation_failed" for a payment that the price doesn't allow, and for a deposit in another currency.
 */
export function requirePayable(
  { config }: Pick<Deps, "config">,
  { price, payment }: { price: Money; payment: ServicePayment },
): void {
  const { deposit } = payment;
  if (deposit && "amount" in deposit) requireCurrency(config, deposit.currency, "payment.deposit.currency");
  const mistake = paymentMistake({ price, payment });
  if (mistake)
    throw new AppError("validation_failed", { fields: { [`payment.${mistake.path}`]: mistake.message } });
}

/** Throws "validation_failed" for a saved card where the store's policy has no fee to charge to it. */
export function requireCardFee(
  { booking }: Pick<Store, "booking">,
  { due }: Pick<ServicePayment, "due">,
): void {
  if (due !== "card_on_file" || hasCardFee(booking.policy)) return;
  throw new AppError("validation_failed", {
    fields: {
      "payment.due": t(
        "A card on file needs a fee. Set a fee for no-shows or late cancellations in your store's cancellation policy first.",
      ),
    },
  });
}

/** Throws "validation_failed" for a payment at booking where no payment service is set up. */
export function requireGateway(deps: Pick<Deps, "gateways">, { due }: Pick<ServicePayment, "due">): void {
  if (due === "at_appointment" || offeredGateways(deps).some((name) => name !== "wallet")) return;
  throw new AppError("validation_failed", {
    fields: { "payment.due": t("Customers can't pay online here yet. Choose “At the appointment”.") },
  });
}
