// Orders in words: names of payments and items.
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order, OrderItem, OrderStatus } from "@solodesk/contract/selling/orders/order.ts";
import { itemName } from "#kernel/text/pack-in-words.ts";
import type { Tone } from "#ui/data/badge.tsx";

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

const paymentNames: Record<Order["payment"]["status"], Message> = {
  pending: msg("Not paid yet"),
  paid: msg("Paid||status of a payment"),
  failed: msg("Not paid"),
  partly_refunded: msg("Partly refunded"),
  refunded: msg("Refunded||status of a payment"),
};

const methods: Record<string, Message> = {
  stripe: msg("By card"),
  sandbox: msg("By test payment"),
  wallet: msg("With credits"),
};

const paidWith: Record<string, Message> = {
  stripe: msg("Paid by card"),
  sandbox: msg("Paid by test payment"),
  wallet: msg("Paid with credits"),
};

/** "Paid by card", for a receipt, which has no status beside it. */
export function paymentInWords({ status, gateway }: Order["payment"]): string {
  if (status === "pending" || status === "failed") return t(paymentNames[status]);
  const known = paidWith[gateway];
  const paid = known ? t(known) : t("Paid by {gateway}", { gateway });
  return status === "paid" ? paid : `${paid} · ${t(paymentNames[status])}`;
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
    return t(paymentNames[payment.status]);
  const known = methods[payment.gateway];
  const method = known ? t(known) : t("By {gateway}", { gateway: payment.gateway });
  return isImplied ? method : `${method} · ${t(paymentNames[payment.status])}`;
}

/** "Soap and 2 more", "Soap × 3". */
export function itemsInWords([first, ...others]: readonly OrderItem[]): string {
  if (!first) return "";
  if (others.length > 0)
    return t("{item} and {count, number} more", { item: itemName(first), count: others.length });
  return first.kind !== "pack" && first.quantity > 1 ? `${first.name} × ${first.quantity}` : itemName(first);
}

/** Orders without a store were sold by the marketplace itself. */
export const storeName = ({ store }: Pick<Order, "store">): string => store?.name ?? t("The marketplace");

/** The other party: the customer's name for a seller, the store's name for a buyer. */
export const otherSide = (order: Order): string =>
  order.role === "seller" ? order.customer.name : storeName(order);

export const orderName = ({ number }: Pick<Order, "number">): string => t("Order {number}", { number });
