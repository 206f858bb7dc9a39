import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { CreatePayment } from "@solodesk/contract/selling/checkout.ts";
import { AppError } from "#kernel/app-error.ts";
import { cartNeedsCard } from "./card-fees.ts";
import type { PricedCart } from "./price-cart.ts";

/** Throws "validation_failed" for a cart that needs a card and is paid with credits: they leave nothing to save. */
export function requireNoCredits(
  cart: Pick<PricedCart, "groups">,
  { gateway, use_credits }: Pick<CreatePayment, "gateway" | "use_credits">,
): void {
  if (!cartNeedsCard(cart) || (gateway !== "wallet" && !use_credits)) return;
  const field = use_credits ? "use_credits" : "gateway";
  throw new AppError("validation_failed", {
    fields: {
      [field]: t("Credits can't replace the card that is saved. Choose another payment method."),
    },
  });
}
