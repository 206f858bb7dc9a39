// Orders in words: names of statuses, payments and items.
import type { Order, OrderItem, OrderStatus } from "@solodesk/contract/selling/orders/order.ts";
import type { Tone } from "#ui/data/badge.tsx";

export const orderStatusNames: Record<OrderStatus, string> = {
  pending_payment: "Awaiting payment",
  paid: "Paid",
  processing: "Processing",
  shipped: "Shipped",
  delivered: "Delivered",
  cancelled: "Cancelled",
  expired: "Expired",
  refunded: "Refunded",
};

export const orderStatusTones: Record<OrderStatus, Tone> = {
  pending_payment: "waiting",
  paid: "good",
  processing: "waiting",
  shipped: "good",
  delivered: "good",
  cancelled: "stopped",
  expired: "stopped",
  refunded: "stopped",
};

export const paymentNames: Record<Order["payment"]["status"], string> = {
  pending: "Not paid yet",
  paid: "Paid",
  failed: "Not paid",
  partly_refunded: "Partly refunded",
  refunded: "Refunded",
};

const gateways: Record<string, string> = {
  stripe: "by card",
  sandbox: "by test payment",
  wallet: "with credits",
};

/** "Paid by card". */
export function paymentInWords({ status, gateway }: Order["payment"]): string {
  if (status === "pending" || status === "failed") return paymentNames[status];
  const paid = `Paid ${gateways[gateway] ?? `by ${gateway}`}`;
  return status === "paid" ? paid : `${paid}, ${paymentNames[status].toLowerCase()}`;
}

/** "Soap" with " and 2 more" or " × 3". */
export function itemParts([first, ...others]: readonly OrderItem[]): { name: string; more: string } {
  if (!first) return { name: "", more: "" };
  if (others.length > 0) return { name: first.name, more: ` and ${others.length} more` };
  return { name: first.name, more: first.quantity > 1 ? ` × ${first.quantity}` : "" };
}

export function itemsInWords(items: readonly OrderItem[]): string {
  const { name, more } = itemParts(items);
  return name + more;
}

/** Orders without a store were sold by the marketplace itself. */
export const storeName = ({ store }: Pick<Order, "store">): string => store?.name ?? "The marketplace";

/** The other party: the customer's name for a seller, the store's name for a buyer. */
export const otherSide = (order: Order): string =>
  order.role === "seller" ? order.customer.name : storeName(order);

export const orderName = ({ number }: Pick<Order, "number">): string => `Order ${number}`;
