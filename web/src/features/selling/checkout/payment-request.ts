import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import type { CartPreview, CreatePayment } from "@solodesk/contract/selling/checkout.ts";
import type { StoreTouch } from "@solodesk/contract/store/visits/touch.ts";
import { isSameCode } from "../cart/codes.ts";
import type { CheckedDetails } from "./checkout-details.ts";
import { boughtItem } from "./wanted-items.ts";

/** Returns the request that buys a cart, with the total and the cancellation policies the buyer was shown. */
export const paymentRequest = (
  items: readonly WantedItem[],
  {
    ships,
    total,
    due_now,
    to_pay,
    groups,
    code_problems,
  }: Pick<CartPreview, "ships" | "total" | "due_now" | "to_pay" | "groups" | "code_problems">,
  { customer, shipping_address, gateway, use_credits }: CheckedDetails,
  { touches, codes }: { touches: StoreTouch[]; codes: readonly string[] },
): CreatePayment => {
  const policies = groups.flatMap(({ store }) => store?.policy?.sha256 ?? []);
  return {
    items: items.map(boughtItem),
    // The buyer was shown that the others take nothing off.
    codes: codes.filter((code) => !code_problems.some(({ typed }) => isSameCode(typed, code))),
    customer,
    ...(ships && { shipping_address }),
    ...(gateway && { gateway }),
    use_credits,
    total,
    due_now,
    to_pay,
    ...(policies.length > 0 && { policy_sha256: policies }),
    ...(touches.length > 0 && { touches }),
    timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
};
