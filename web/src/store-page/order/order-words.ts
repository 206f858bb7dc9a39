// The status and history of an order, in words for its buyer.
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { GuestOrder, OrderEvent, OrderStatus } from "@solodesk/contract/selling/orders/order.ts";
import type { Tone } from "#ui/data/badge.tsx";

interface StatusWords {
  tone: Tone;
  badge: Message;
  /** What the status means for the buyer. */
  meaning: (store: string) => string;
}

const words: Record<OrderStatus, StatusWords> = {
  pending_payment: {
    tone: "waiting",
    badge: msg("Not paid yet"),
    meaning: () =>
      t(
        "You have not paid yet. Pay within 15 minutes of ordering: after that, others can buy what you ordered.",
      ),
  },
  paid: {
    tone: "good",
    badge: msg("Paid||status of an order"),
    meaning: (store) => t("Thank you! {store} has your order.", { store }),
  },
  processing: {
    tone: "good",
    badge: msg("In the works||status of an order"),
    meaning: (store) => t("{store} is getting your order ready.", { store }),
  },
  shipped: {
    tone: "good",
    badge: msg("On its way||status of an order"),
    meaning: (store) => t("{store} has sent your order.", { store }),
  },
  delivered: {
    tone: "good",
    badge: msg("Delivered||status of an order"),
    meaning: (store) => t("Your order has arrived. Thank you for buying from {store}.", { store }),
  },
  cancelled: {
    tone: "stopped",
    badge: msg("Cancelled||status of an order"),
    meaning: () => t("This order is cancelled. What you paid for it goes back to you."),
  },
  expired: {
    tone: "stopped",
    badge: msg("Expired||status of an order"),
    meaning: () => t("The time to pay is over. Nothing was charged, and your cart is as it was."),
  },
  refunded: {
    tone: "stopped",
    badge: msg("Refunded||status of an order"),
    meaning: () => t("What you paid for this order goes back to you."),
  },
};

const failed: StatusWords = {
  tone: "wrong",
  badge: msg("Not paid||status of an order"),
  meaning: () => t("The payment did not go through. Nothing was charged, and your cart is as it was."),
};

const awaited: StatusWords = {
  tone: "waiting",
  badge: msg("Waiting for your payment"),
  meaning: () => t("We're waiting for the payment service. This page updates automatically."),
};

const late: StatusWords = {
  tone: "stopped",
  badge: msg("No longer available"),
  meaning: () =>
    t("What you ordered was no longer available when your payment arrived. You get all of your money back."),
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

const events: Record<OrderEvent["event"], Message> = {
  placed: msg("You ordered"),
  paid: msg("Your payment arrived"),
  paid_late: msg("Your payment arrived after all"),
  processing: msg("The store started preparing it||an order"),
  shipped: msg("It was sent||an order"),
  delivered: msg("It arrived||an order"),
  cancelled: msg(
    "{by, select, buyer {You cancelled it} seller {The store cancelled it} other {It was cancelled}}||an order",
  ),
  expired: msg("The time to pay ran out"),
  refund_requested: msg("A refund was started"),
  refunded: msg("The refund was paid out"),
  note: msg("A note was added"),
  released: msg("It was settled||an order"),
};

export const eventWords = ({ event, by }: OrderEvent): string => t(events[event], { by });
