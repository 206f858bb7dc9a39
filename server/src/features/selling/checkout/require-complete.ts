import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { CreatePayment } from "@solodesk/contract/selling/checkout.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { ships } from "./ships.ts";
import { waysToPay } from "./ways-to-pay.ts";

/** Throws "unauthenticated" where guests want to spend credits, "validation_failed" for what an order cannot do without. */
export function requireComplete(
  deps: Pick<Deps, "gateways">,
  userId: Id | undefined,
  { items, customer, shipping_address, gateway, use_credits }: CreatePayment,
): void {
  const isGuest = userId === undefined;
  if (isGuest && (use_credits || gateway === "wallet")) throw new AppError("unauthenticated");
  const fields = {
    ...(isGuest &&
      customer.email === "" && { "customer.email": "Your email is where the order is confirmed." }),
    ...(ships(items) && !shipping_address && { shipping_address: "Say where it is to be sent." }),
    ...(!waysToPay(deps, userId).includes(gateway) && { gateway: "This way to pay is not open here." }),
  };
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
}
