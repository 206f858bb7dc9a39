// Emails to buyers. The link in every email shows the order as it is when the buyer opens it.

import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { buyerMailKinds } from "@solodesk/contract/platform/mail.ts";
import type { OrderActor } from "@solodesk/contract/selling/orders/order.ts";
import type { Refund } from "#features/money/payments/purposes.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { policyFacts } from "#features/scheduling/appointments/emails/email-facts.ts";
import { paidHere } from "../place/split-order.ts";
import { cardTerms, cardWords, isFee, paysOnline } from "./card-words.ts";
import {
  addressFacts,
  itemFacts,
  numberFacts,
  type OrderSubject,
  sellerFacts,
  sumFacts,
} from "./order-facts.ts";
import { type PackEvent, packWords } from "./pack-words.ts";

/** What an email says about a refund; undefined for an order that cost nothing. */
export type RefundSummary = Pick<Refund, "kind" | "amount" | "toCredits" | "toGiftCards">;

export type BuyerEvent =
  | { kind: Exclude<(typeof buyerMailKinds)[number], "order_refunded" | PackEvent["kind"]> }
  | PackEvent
  | {
      kind: "order_refunded";
      refund: RefundSummary | undefined;
      by: OrderActor;
      /** Whether the policy that the buyer accepted lets the seller keep the rest. */
      keepsPart?: boolean;
    };

type Words = Pick<EmailContent, "heading" | "lead" | "facts"> & { subject: string };

type Refunded = Extract<BuyerEvent, { kind: "order_refunded" }>;

function refundWords(
  { row, seller }: OrderSubject,
  { refund, by, keepsPart = false }: Refunded,
): Omit<Words, "facts"> {
  const about = { number: row.number, seller: seller.name };
  if (refund?.kind === "late")
    return {
      subject: t("Refund of order {number}, {seller}", about),
      heading: t("Your order is no longer available"),
      lead: t("What you ordered was no longer available when your payment arrived. We refund all of it."),
    };
  if (refund?.kind === "overpaid")
    return {
      subject: t("Refund for order {number}, {seller}", about),
      heading: t("You paid twice"),
      lead: t("Your order was already paid, so we refund your second payment."),
    };
  if (row.status === "cancelled")
    return {
      subject: t("Cancelled: order {number}, {seller}", about),
      heading: t("Your order is cancelled"),
      lead: [
        by === "buyer"
          ? t("You cancelled your order.")
          : t("{seller} cancelled your order.", { seller: seller.name }),
        ...(refund ? [t("What you paid is refunded.")] : []),
      ].join(" "),
    };
  return {
    subject: t("Refund of order {number}, {seller}", about),
    heading: t("You got a refund"),
    lead: [
      row.refunded === paidHere(row)
        ? t("{seller} refunded what you paid.", { seller: seller.name })
        : t("{seller} refunded part of what you paid.", { seller: seller.name }),
      ...(keepsPart
        ? [t("The rest of the appointment's price is kept under the cancellation policy you accepted.")]
        : []),
    ].join(" "),
  };
}

function refundFacts(
  { row: { currency } }: OrderSubject,
  refund: RefundSummary | undefined,
): EmailContent["facts"] {
  if (!refund) return [];
  const { amount, toCredits, toGiftCards } = refund;
  const amountText = (minor: number) => moneyInWords({ amount: minor, currency });
  return [
    ...emailFacts(t("Refund||noun"), amountText(amount)),
    ...(toCredits === 0 ? [] : emailFacts(t("As credits"), amountText(toCredits))),
    ...(toGiftCards === 0 ? [] : emailFacts(t("To your gift card"), amountText(toGiftCards))),
    ...(toCredits + toGiftCards === amount
      ? []
      : emailFacts(t("When"), t("It usually takes a few working days, depending on your bank."))),
  ];
}

function wordsOf(subject: OrderSubject, event: BuyerEvent): Words {
  const { row, seller } = subject;
  const about = { number: row.number, seller: seller.name };
  switch (event.kind) {
    case "order_confirmed":
      return {
        ...(cardWords(subject) ?? {
          subject: t("Order {number} confirmed, {seller}", about),
          heading: t("Thank you for your order"),
          lead: t("We received your payment, and {seller} has your order.", { seller: seller.name }),
        }),
        facts: [
          ...itemFacts(subject, "buyer"),
          ...sumFacts(subject),
          ...addressFacts(subject),
          ...policyFacts(isFee(subject) ? null : subject.policy, {
            paysOnline: paysOnline(subject),
            card: cardTerms(subject),
          }),
        ],
      };
    case "order_shipped":
      return {
        subject: t("Order {number} is on its way, {seller}", about),
        heading: t("Your order is on its way"),
        lead: t("{seller} has shipped it.", { seller: seller.name }),
        facts: [
          ...emailFacts(t("Tracking"), row.tracking),
          ...itemFacts(subject, "buyer"),
          ...addressFacts(subject),
        ],
      };
    case "order_refunded":
      return {
        ...refundWords(subject, event),
        facts: [...refundFacts(subject, event.refund), ...itemFacts(subject, "buyer")],
      };
    case "visit_used":
    case "visits_expire":
      return packWords(subject, event);
  }
}

export function buyerEmailContent(subject: OrderSubject, event: BuyerEvent, address: string): EmailContent {
  const { seller } = subject;
  const { facts, ...words } = wordsOf(subject, event);
  return {
    from: seller.name,
    ...words,
    facts: [...facts, ...numberFacts(subject), ...sellerFacts(subject)],
    action: { words: t("See your order"), to: address },
    foot: t("You get this email because this address was given for an order from {seller}.", {
      seller: seller.name,
    }),
  };
}
