import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Config } from "#kernel/config/config.ts";

/** An installation has one currency; `field` names where the request gave another. */
export function requireCurrency(
  config: Pick<Config, "CURRENCY">,
  given: string | undefined,
  field: string,
): void {
  if (given === undefined || given === config.CURRENCY) return;
  const { CURRENCY: currency } = config;
  throw new AppError("validation_failed", {
    fields: { [field]: t("Prices here are in {currency}.", { currency }) },
  });
}
