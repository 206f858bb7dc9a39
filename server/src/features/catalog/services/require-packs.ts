import { type PackOffer, packMistake } from "@solodesk/contract/catalog/services/packs.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Money, maxPriceMinor } from "@solodesk/contract/kernel/money.ts";
import { requireCurrency } from "#features/store/store/require-currency.ts";
import { offeredGateways } from "#gateways/payment/offered-gateways.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";

/**
 * Throws "validation_failed" for packs that the price doesn't allow, in another currency, or where no payment service is
 * set up.
 */
export function requirePacks(
  deps: Pick<Deps, "config" | "gateways">,
  { price, packs }: { price: Money; packs: readonly PackOffer[] },
): void {
  if (packs.length === 0) return;
  const refuse = (path: string, message: string) => {
    throw new AppError("validation_failed", { fields: { [`packs.${path}`]: message } });
  };
  if (offeredGateways(deps).every((name) => name === "wallet"))
    refuse("0.visits", t("Customers can't pay online here yet, so packs can't be sold."));
  for (const [nth, { visits, unit_price }] of packs.entries()) {
    requireCurrency(deps.config, unit_price.currency, `packs.${nth}.unit_price.currency`);
    if (visits * unit_price.amount > maxPriceMinor)
      refuse(`${nth}.unit_price`, t("This pack costs more than you can charge in one payment."));
  }
  const mistake = packMistake({ price, packs });
  if (mistake) refuse(mistake.path, mistake.message);
}
