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

const paymentNames: Record<Order["payment"]["status"], string> = {
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

const methodOf = ({ gateway }: Order["payment"]): string => gateways[gateway] ?? `by ${gateway}`;

/** "Paid by card", for a receipt, which has no status beside it. */
export function paymentInWords(payment: Order["payment"]): string {
  const { status } = payment;
  if (status === "pending" || status === "failed") return paymentNames[status];
  const paid = `Paid ${methodOf(payment)}`;
  return status === "paid" ? paid : `${paid}, ${paymentNames[status].toLowerCase()}`;
}

/** What each status of an order says of its payment already. */
const impliedPayment: Partial<Record<OrderStatus, Order["payment"]["status"]>> = {
  pending_payment: "pending",
  paid: "paid",
  processing: "paid",
  shipped: "paid",
  delivered: "paid",
  refunded: "refunded",
};

/** Beside the order's status: "By card", and the state of the payment where the status does not say it. */
export function paymentBeside({ status, payment }: Pick<Order, "status" | "payment">): string {
  const isImplied = impliedPayment[status] === payment.status;
  if (!isImplied && (payment.status === "pending" || payment.status === "failed"))
    return paymentNames[payment.status];
  const method = methodOf(payment);
  const named = method.charAt(0).toUpperCase() + method.slice(1);
  return isImplied ? named : `${named}, ${paymentNames[payment.status].toLowerCase()}`;
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
