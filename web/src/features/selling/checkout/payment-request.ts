import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import type { CartPreview, CreatePayment } from "@solodesk/contract/selling/checkout.ts";
import type { StoreTouch } from "@solodesk/contract/store/visits/touch.ts";
import type { CheckedDetails } from "./checkout-details.ts";
import { wantedItem } from "./wanted-items.ts";

/** Returns the request that buys a cart, with the total the buyer was shown. */
export const paymentRequest = (
  items: readonly WantedItem[],
  { ships, total, due_now }: Pick<CartPreview, "ships" | "total" | "due_now">,
  { customer, shipping_address, gateway, use_credits }: CheckedDetails,
  touches: StoreTouch[],
): CreatePayment => ({
  items: items.map(wantedItem),
  customer,
  ...(ships && { shipping_address }),
  gateway,
  use_credits,
  total,
  due_now,
  ...(touches.length > 0 && { touches }),
  timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
});
