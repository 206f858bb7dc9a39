import { addressLines } from "@solodesk/contract/selling/orders/address-lines.ts";
import type { GuestOrder } from "@solodesk/contract/selling/orders/order.ts";
import type { OrderPage as Found } from "@solodesk/contract/selling/orders.ts";
import { type Shop, shopOf } from "../document/page-data.ts";

/** What the browser is given of an order. */
export interface OrderPage {
  shop: Shop;
  order: GuestOrder;
  code: string;
  /** Where it can be paid while it is not. */
  checkoutUrl: string | null;
  /** The payment from which somebody comes back. */
  back: Found["back"];
  /** What else was bought with it, from whom. */
  others: Found["others"];
  /** Written here, for browsers do not all call a country the same. */
  address: string[];
  /** Whether the store has a page to go to. */
  isOpen: boolean;
}

export const orderPage = ({
  store,
  order,
  code,
  checkout_url,
  back,
  others,
}: Omit<Found, "assets">): OrderPage => ({
  shop: shopOf(store),
  order,
  code,
  checkoutUrl: checkout_url,
  back,
  others,
  address: order.shipping_address ? addressLines(order.shipping_address) : [],
  isOpen: store.published,
});
