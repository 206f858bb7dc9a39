import { addressLines } from "@solodesk/contract/selling/orders/address-lines.ts";
import type { GuestOrder } from "@solodesk/contract/selling/orders/order.ts";
import type { OrderPage } from "@solodesk/contract/selling/orders.ts";
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
  /** Whether the store page is published. */
  isOpen: boolean;
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
  isOpen: store.published,
});
