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

/** An order with which nothing was paid: a card was saved for its appointments. */
const savedCard: Partial<Record<OrderStatus, StatusWords>> = {
  pending_payment: {
    tone: "waiting",
    badge: msg("Card not saved yet"),
    meaning: () =>
      t("Your card isn't saved yet. Save it within 15 minutes: after that, others can book your time."),
  },
  paid: {
    tone: "good",
    badge: msg("Card saved"),
    meaning: (store) =>
      t("Thank you! Your card is saved, nothing was charged, and {store} has your booking.", { store }),
  },
  cancelled: {
    tone: "stopped",
    badge: msg("Cancelled||status of an order"),
    meaning: () => t("This order is cancelled. Nothing was charged for it."),
  },
};

/** A fee that the store charged to a saved card. */
const fee: Partial<Record<OrderStatus, StatusWords>> = {
  pending_payment: {
    tone: "waiting",
    badge: msg("Being charged"),
    meaning: (store) => t("{store} charges this fee to the card you saved.", { store }),
  },
  paid: {
    tone: "stopped",
    badge: msg("Charged||a fee"),
    meaning: () =>
      t("This fee was charged to the card you saved, under the cancellation policy you accepted."),
  },
  cancelled: {
    tone: "stopped",
    badge: msg("Not charged||a fee"),
    meaning: () => t("Your card was declined, so nothing was charged."),
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

/** What an order is about, if it isn't simply paid: a fee, or a card that was saved with nothing paid. */
function aboutOf({ items, total, due_later }: Pick<GuestOrder, "items" | "total" | "due_later">) {
  if (items.some(({ kind }) => kind === "fee")) return "fee";
  return total.amount === due_later.amount ? "card" : undefined;
}

/** `asks`: the payment's state is being queried. */
export function orderStatusWords(order: GuestOrder, asks: boolean): StatusWords {
  const { status, payment } = order;
  const about = aboutOf(order);
  if (cameLate(order)) return late;
  if (status === "pending_payment" && asks) return awaited;
  if (about === "fee" && fee[status]) return fee[status];
  if (status === "cancelled" && payment.status === "failed") return failed;
  return (about === "card" && savedCard[status]) || words[status];
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

const ownEvents: Record<"fee" | "card", Partial<Record<OrderEvent["event"], Message>>> = {
  card: {
    placed: msg("You booked"),
    paid: msg("Your card was saved"),
    paid_late: msg("Your card was saved"),
    expired: msg("The time to save a card ran out"),
  },
  fee: {
    placed: msg("The store decided to charge a fee"),
    paid: msg("The fee was charged"),
    paid_late: msg("The fee was charged"),
    cancelled: msg("The card was declined"),
    expired: msg("The card could not be charged"),
  },
};

export function eventWords({ event, by }: OrderEvent, order: Parameters<typeof aboutOf>[0]): string {
  const about = aboutOf(order);
  return t((about && ownEvents[about][event]) ?? events[event], { by });
}
