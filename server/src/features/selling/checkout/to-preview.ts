import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { CartGroup, PricedItem } from "@solodesk/contract/selling/checkout.ts";
import { sumItems } from "#features/selling/orders/place/sum-items.ts";
import { cardFees } from "./card-fees.ts";
import type { CartOffer } from "./cart-offer.ts";
import { itemTime } from "./item-time.ts";
import { policyFor } from "./policy-for.ts";
import type { PricedGroup, Sums } from "./price-cart.ts";

type ToMoney = (amount: number) => Money;

const dues = ({ total, dueLater }: Pick<Sums, "total" | "dueLater">, money: ToMoney) => ({
  due_now: money(total - dueLater),
  due_later: money(dueLater),
});

export const toSums = (
  { subtotal, shipping, tax, total, dueLater }: Sums,
  money: ToMoney,
): Record<"subtotal" | "shipping" | "tax" | "total" | "due_now" | "due_later", Money> => ({
  subtotal: money(subtotal),
  shipping: money(shipping),
  tax: money(tax),
  total: money(total),
  ...dues({ total, dueLater }, money),
});

function toItem(offer: CartOffer, money: ToMoney): PricedItem {
  const { cartLine, item, quantity } = offer;
  const time = itemTime(offer);
  const total = sumItems([offer], "unitPrice");
  const fees = cardFees(offer);
  return {
    line: cartLine,
    kind: item.kind,
    id: item.id,
    ...(offer.variant && { variant_id: item.variant_id }),
    name: offer.name,
    sku: offer.sku,
    image_url: offer.imageUrl,
    unit_price: money(offer.unitPrice),
    quantity,
    total: money(total),
    ...dues({ total, dueLater: sumItems([offer], "unitLater") }, money),
    ...(fees && { card_fee: { no_show: money(fees.no_show), late_cancel: money(fees.late_cancel) } }),
    ...(offer.validMonths !== undefined && { valid_months: offer.validMonths }),
    ...(time && {
      starts_at: new Date(time.from).toISOString(),
      ends_at: new Date(time.to).toISOString(),
      timezone: offer.store?.timezone,
    }),
  };
}

export const toGroup = (group: PricedGroup, money: ToMoney): CartGroup => ({
  store: group.store && {
    name: group.store.name,
    website_url: group.store.website_url,
    policy: policyFor(group),
  },
  items: group.offers.map((offer) => toItem(offer, money)),
  ...toSums(group, money),
});
