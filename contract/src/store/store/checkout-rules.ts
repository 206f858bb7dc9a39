import { z } from "zod";
import { t } from "../../kernel/language/t.ts";
import { Minor, maxPriceMinor } from "../../kernel/money.ts";

/** What this store's checkout adds to the prices. */
export const CheckoutRules = z.strictObject({
  /** Minor units for each order that ships anything. */
  shipping_flat: Minor.min(0, { error: () => t("Shipping can't be negative.") }).max(maxPriceMinor, {
    error: () => t("This amount is too high."),
  }),
  /** Goods worth this much or more ship free; null: shipping is always charged. */
  free_shipping_over: Minor.min(0)
    .max(maxPriceMinor, { error: () => t("This amount is too high.") })
    .nullable(),
  /** Basis points on goods and services, not on shipping: 825 is 8.25 %. */
  tax_bps: z
    .int()
    .min(0, { error: () => t("Tax can't be negative.") })
    .max(5000, { error: () => t("Use at most 50%.") }),
});
export type CheckoutRules = z.infer<typeof CheckoutRules>;
