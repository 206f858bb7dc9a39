// The status and history of an order, in words for its buyer.
import type {
  GuestOrder,
  OrderActor,
  OrderEvent,
  OrderStatus,
} from "@solodesk/contract/selling/orders/order.ts";
import type { Tone } from "#ui/data/badge.tsx";

interface StatusWords {
  tone: Tone;
  badge: string;
  /** What the status means for the buyer. */
  meaning: (shopName: string) => string;
}

const notCharged = "Nothing was charged, and your cart is as it was.";

const words: Record<OrderStatus, StatusWords> = {
  pending_payment: {
    tone: "waiting",
    badge: "Not paid yet",
    meaning: () =>
      "You have not paid yet. Pay within 15 minutes of ordering: after that, others can buy what you ordered.",
  },
  paid: {
    tone: "good",
    badge: "Paid",
    meaning: (name) => `Thank you! ${name} has your order.`,
  },
  processing: {
    tone: "good",
    badge: "In the works",
    meaning: (name) => `${name} is getting your order ready.`,
  },
  shipped: {
    tone: "good",
    badge: "On its way",
    meaning: (name) => `${name} has sent your order.`,
  },
  delivered: {
    tone: "good",
    badge: "Delivered",
    meaning: (name) => `Your order has arrived. Thank you for buying from ${name}.`,
  },
  cancelled: {
    tone: "stopped",
    badge: "Cancelled",
    meaning: () => "This order is cancelled. What you paid for it goes back to you.",
  },
  expired: {
    tone: "stopped",
    badge: "Run out",
    meaning: () => `The time to pay is over. ${notCharged}`,
  },
  refunded: {
    tone: "stopped",
    badge: "Refunded",
    meaning: () => "What you paid for this order goes back to you.",
  },
};

const failed: StatusWords = {
  tone: "wrong",
  badge: "Not paid",
  meaning: () => `The payment did not go through. ${notCharged}`,
};

const awaited: StatusWords = {
  tone: "waiting",
  badge: "Waiting for your payment",
  meaning: () => "The payment service has not told us yet. This page looks again by itself.",
};

const late: StatusWords = {
  tone: "stopped",
  badge: "No longer available",
  meaning: () =>
    "What you ordered was no longer available when your payment arrived. You get all of your money back.",
};

/** True if a payment arrived after the order had ended: only then is there a refund for an unpaid order. */
const cameLate = ({ timeline, payment }: GuestOrder): boolean =>
  payment.status === "failed" &&
  timeline.some(({ event }) => event === "refund_requested" || event === "refunded");

/** `asks`: the payment's state is being queried. */
export function orderStatusWords(order: GuestOrder, asks: boolean): StatusWords {
  const { status, payment } = order;
  if (cameLate(order)) return late;
  if (status === "pending_payment" && asks) return awaited;
  if (status === "cancelled" && payment.status === "failed") return failed;
  return words[status];
}

const events: Record<OrderEvent["event"], string> = {
  placed: "You ordered",
  paid: "Your payment arrived",
  paid_late: "Your payment arrived after all",
  processing: "The store began to get it ready",
  shipped: "It was sent",
  delivered: "It arrived",
  cancelled: "It was cancelled",
  expired: "The time to pay ran out",
  refund_requested: "A refund was begun",
  refunded: "The refund was paid out",
  note: "Something was noted",
  released: "It was settled",
};

const doers: Partial<Record<OrderActor, string>> = { buyer: "by you", seller: "by the store" };

export const eventWords = ({ event, by }: OrderEvent): string =>
  event === "cancelled" && doers[by] ? `${events[event]} ${doers[by]}` : events[event];
