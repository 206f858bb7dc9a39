// Emails to buyers. The link in every email shows the order as it is when the buyer opens it.

import type { buyerMailKinds } from "@solodesk/contract/platform/mail.ts";
import type { OrderActor } from "@solodesk/contract/selling/orders/order.ts";
import type { Refund } from "#features/money/payments/purposes.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import {
  addressFacts,
  itemFacts,
  numberFacts,
  type OrderSubject,
  sellerFacts,
  sumFacts,
} from "./order-facts.ts";

/** What an email says about a refund; undefined for an order that cost nothing. */
export type RefundSummary = Pick<Refund, "kind" | "amount" | "toCredits">;

export type BuyerEvent =
  | { kind: Exclude<(typeof buyerMailKinds)[number], "order_refunded"> }
  | { kind: "order_refunded"; refund: RefundSummary | undefined; by: OrderActor };

type Words = Pick<EmailContent, "heading" | "lead" | "facts"> & { subject: string };

type Refunded = Extract<BuyerEvent, { kind: "order_refunded" }>;

function refundWords({ row, seller }: OrderSubject, { refund, by }: Refunded): Omit<Words, "facts"> {
  const order = `order ${row.number}`;
  if (refund?.kind === "late")
    return {
      subject: `Refund of ${order}`,
      heading: "Your order is no longer available",
      lead: "What you ordered was no longer available when your payment arrived. You get all of your money back.",
    };
  if (refund?.kind === "overpaid")
    return {
      subject: `Refund for ${order}`,
      heading: "You paid twice",
      lead: "Your order was paid already, so your second payment goes back to you.",
    };
  if (row.status === "cancelled")
    return {
      subject: `Cancelled: ${order}`,
      heading: "Your order is cancelled",
      lead: `${by === "buyer" ? "You" : seller.name} cancelled your order.${refund ? " What you paid for it goes back to you." : ""}`,
    };
  return {
    subject: `Refund of ${order}`,
    heading: "You get money back",
    lead: `${seller.name} gives you back ${row.refunded === row.total ? "what you paid" : "a part of what you paid"}.`,
  };
}

function refundFacts(
  { row: { currency } }: OrderSubject,
  refund: RefundSummary | undefined,
): EmailContent["facts"] {
  if (!refund) return [];
  const { amount, toCredits } = refund;
  const amountText = (minor: number) => moneyInWords({ amount: minor, currency });
  return [
    ...emailFacts("Refund", amountText(amount)),
    ...(toCredits === 0 ? [] : emailFacts("As credits", amountText(toCredits))),
    ...(toCredits === amount
      ? []
      : emailFacts("When", "How long it takes depends on your bank: usually some working days.")),
  ];
}

function wordsOf(subject: OrderSubject, event: BuyerEvent): Words {
  const { row, seller } = subject;
  switch (event.kind) {
    case "order_confirmed":
      return {
        subject: `Order ${row.number} confirmed`,
        heading: "Thank you for your order",
        lead: `Your payment has arrived, and ${seller.name} has your order.`,
        facts: [...itemFacts(subject, "buyer"), ...sumFacts(subject), ...addressFacts(subject)],
      };
    case "order_shipped":
      return {
        subject: `Order ${row.number} is on its way`,
        heading: "Your order is on its way",
        lead: `${seller.name} has sent it.`,
        facts: [
          ...emailFacts("Tracking", row.tracking),
          ...itemFacts(subject, "buyer"),
          ...addressFacts(subject),
        ],
      };
    case "order_refunded":
      return {
        ...refundWords(subject, event),
        facts: [...refundFacts(subject, event.refund), ...itemFacts(subject, "buyer")],
      };
  }
}

export function buyerEmailContent(subject: OrderSubject, event: BuyerEvent, address: string): EmailContent {
  const { seller } = subject;
  const { subject: title, facts, ...words } = wordsOf(subject, event);
  return {
    subject: `${title}, ${seller.name}`,
    from: seller.name,
    ...words,
    facts: [...facts, ...numberFacts(subject), ...sellerFacts(subject)],
    action: { words: "See your order", to: address },
    foot: `You get this email because this address was given for an order from ${seller.name}.`,
  };
}
