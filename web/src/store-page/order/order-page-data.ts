import { addressLines } from "@solodesk/contract/selling/orders/address-lines.ts";
import type { GuestOrder } from "@solodesk/contract/selling/orders/order.ts";
import type { OrderPage } from "@solodesk/contract/selling/orders.ts";
import { cardFeeInWords } from "@solodesk/contract/store/store/card-fee-in-words.ts";
import { policyInWords } from "@solodesk/contract/store/store/policy-in-words.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { type Shop, shopOf } from "../document/page-data.ts";

/** The data of an order that its page gets. */
export interface OrderPageData {
  shop: Shop;
  order: GuestOrder;
  code: string;
  /** The address to pay at while the order is unpaid. */
  checkoutUrl: string | null;
  /** The payment that the buyer comes back from. */
  back: OrderPage["back"];
  /** Orders from other stores that were paid with it. */
  others: OrderPage["others"];
  /** Formatted on the server, because browsers have different names for countries. */
  address: string[];
  /** What its booked times follow, in sentences; put together on the server to spare the browser the script. */
  policy: string[];
  /** Whether the store page is published. */
  isOpen: boolean;
}

function orderPolicyInWords({ policy, items }: GuestOrder): string[] {
  if (!policy) return [];
  const times = items.filter((item) => item.starts_at && item.refunded_quantity < item.quantity);
  const paid = times.filter((item) => item.total.amount - item.discount.amount > item.due_later.amount);
  // Nothing of the price is paid with the order where a card was saved instead.
  const [card, ...more] = times.filter((item) => item.due_later.amount > 0 && !paid.includes(item));
  return policyInWords(policy, {
    money: moneyText,
    paysOnline: paid.length > 0,
    charged: card && cardFeeInWords(policy, { money: moneyText, price: more.length > 0 ? null : card.total }),
  });
}

export const orderPage = ({
  store,
  order,
  code,
  checkout_url,
  back,
  others,
}: Omit<OrderPage, "assets">): OrderPageData => ({
  shop: shopOf(store),
  order,
  code,
  checkoutUrl: checkout_url,
  back,
  others,
  address: order.shipping_address ? addressLines(order.shipping_address) : [],
  policy: orderPolicyInWords(order),
  isOpen: store.published,
});
