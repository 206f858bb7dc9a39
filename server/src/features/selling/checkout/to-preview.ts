import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { CartGroup, CartPreview, PricedItem } from "@solodesk/contract/selling/checkout.ts";
import { seenOf } from "#features/selling/discounts/apply-discounts.ts";
import { discountedPrice, laterOf, sumItems } from "#features/selling/orders/place/sum-items.ts";
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
  { subtotal, discount, shipping, tax, total, dueLater }: Sums,
  money: ToMoney,
): Record<"subtotal" | "discount" | "shipping" | "tax" | "total" | "due_now" | "due_later", Money> => ({
  subtotal: money(subtotal),
  discount: money(discount),
  shipping: money(shipping),
  tax: money(tax),
  total: money(total),
  ...dues({ total, dueLater }, money),
});

function toItem(offer: CartOffer, money: ToMoney): PricedItem {
  const { cartLine, item, quantity } = offer;
  const time = itemTime(offer);
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
    total: money(sumItems([offer], "unitPrice")),
    discount: money(offer.discount),
    ...dues({ total: discountedPrice(offer), dueLater: laterOf(offer) }, money),
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

/** What is taken off the group's items, with their indexes in the cart. */
export const toDiscounts = (
  { store, offers, taken }: PricedGroup,
  money: ToMoney,
): CartPreview["discounts"] =>
  store
    ? taken.map(({ discount, amount, lines }) => ({
        ...seenOf(discount),
        amount: money(amount),
        website_url: store.website_url,
        lines: lines.flatMap((nth) => offers[nth]?.cartLine ?? []),
      }))
    : [];
