// What a checkout request needs before and after its cart is priced.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { CreatePayment } from "@solodesk/contract/selling/checkout.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { cartNeedsCard } from "./card-fees.ts";
import type { PricedCart } from "./price-cart.ts";
import { ships } from "./ships.ts";
import { waysToPay } from "./ways-to-pay.ts";

/**
 * Throws "unauthenticated" if a guest wants to spend credits, "validation_failed" if a required field is
 * missing or the gateway is not offered.
 */
export function requireComplete(
  deps: Pick<Deps, "gateways">,
  userId: Id | undefined,
  { items, customer, shipping_address, gateway, use_credits }: CreatePayment,
): void {
  const isGuest = userId === undefined;
  if (isGuest && (use_credits || gateway === "wallet")) throw new AppError("unauthenticated");
  const isOffered = gateway === undefined || waysToPay(deps, { userId, needsCard: false }).includes(gateway);
  const fields = {
    ...(isGuest &&
      customer.email === "" && {
        "customer.email": t("Enter your email. We send the order confirmation there."),
      }),
    ...(ships(items) && !shipping_address && { shipping_address: t("Enter a shipping address.") }),
    ...(!isOffered && { gateway: t("This payment method isn't available.") }),
  };
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
}

/**
 * The gateway of a payment of this `amount`. If nothing is paid at one, none has to be chosen, and a payment of zero is
 * recorded as paid with credits. Throws "validation_failed".
 */
export function gatewayOfOrder(
  cart: Pick<PricedCart, "groups">,
  amount: number,
  { gateway }: Pick<CreatePayment, "gateway">,
): NonNullable<CreatePayment["gateway"]> {
  if (gateway) return gateway;
  if (amount > 0 || cartNeedsCard(cart))
    throw new AppError("validation_failed", { fields: { gateway: t("Choose how to pay.") } });
  return "wallet";
}

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
