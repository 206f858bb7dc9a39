// The next steps of an order, in words.
import type { Order, OrderStatus } from "@solodesk/contract/selling/orders/order.ts";

export interface OrderStep {
  status: OrderStatus;
  /** The button's label. */
  name: string;
  /** The toast once it is done. */
  done: string;
}

const steps: Partial<Record<OrderStatus, Omit<OrderStep, "status">>> = {
  processing: { name: "Start processing", done: "Processing started" },
  shipped: { name: "Mark as shipped", done: "Marked as shipped" },
  delivered: { name: "Mark as delivered", done: "Marked as delivered" },
};

/** Returns the steps that move the order forward, the usual one first. */
export const stepsOf = ({ next }: Pick<Order, "next">): OrderStep[] =>
  next.flatMap((status) => {
    const step = steps[status];
    return step ? [{ status, ...step }] : [];
  });

export const canCancel = ({ next }: Pick<Order, "next">): boolean => next.includes("cancelled");

/** Whether the user sold the order, it was paid, and some of the total is not refunded yet. */
export const canRefund = ({ role, payment, refunded, total }: Order): boolean =>
  role === "seller" &&
  (payment.status === "paid" || payment.status === "partly_refunded") &&
  refunded.amount < total.amount;
