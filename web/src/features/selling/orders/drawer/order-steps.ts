// The next steps of an order, in words.
import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";
import type { Order, OrderStatus } from "@solodesk/contract/selling/orders/order.ts";

export interface OrderStep {
  status: OrderStatus;
  /** The button's label. */
  name: Message;
  /** The toast once it is done. */
  done: Message;
}

const steps: Partial<Record<OrderStatus, Omit<OrderStep, "status">>> = {
  processing: { name: msg("Start processing"), done: msg("Processing started") },
  shipped: { name: msg("Mark as shipped…"), done: msg("Marked as shipped") },
  delivered: { name: msg("Mark as delivered"), done: msg("Marked as delivered") },
};

/** Returns the steps that move the order forward, the usual one first. */
export const stepsOf = ({ next }: Pick<Order, "next">): OrderStep[] =>
  next.flatMap((status) => {
    const step = steps[status];
    return step ? [{ status, ...step }] : [];
  });

export const canCancel = ({ next }: Pick<Order, "next">): boolean => next.includes("cancelled");

/** Whether the user sold the order, it was paid, and some of what was paid is not refunded yet. */
export const canRefund = ({ role, payment, refunded, total, due_later }: Order): boolean =>
  role === "seller" &&
  (payment.status === "paid" || payment.status === "partly_refunded") &&
  refunded.amount < total.amount - due_later.amount;
