import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { maxPriceMinor } from "@solodesk/contract/kernel/money.ts";
import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findOffers } from "./find-offers.ts";
import { type PricedCart, priceCart } from "./price-cart.ts";

/**
 * Throws "unauthenticated" if items of the marketplace itself are bought by a visitor who is not signed in,
 * "validation_failed" if the total is more than can be paid at once.
 */
export async function readCart(
  deps: Deps,
  items: readonly WantedItem[],
  userId: Id | undefined,
): Promise<PricedCart> {
  const needsUser = items.some(({ website_url }) => website_url === null);
  if (needsUser && userId === undefined) throw new AppError("unauthenticated");
  const cart = priceCart(items, await findOffers(deps, items, userId));
  if (cart.total > maxPriceMinor)
    throw new AppError("validation_failed", {
      fields: { items: t("This is more than you can pay in one payment.") },
    });
  return cart;
}
