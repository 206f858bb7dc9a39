// The texts of emails about a user's plan.
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";

interface Paid {
  plan: string;
  paid: Money;
  from: Date;
  until: Date;
}

export type PlanEvent =
  | ({ kind: "subscription_started" | "subscription_renewed" } & Paid)
  | {
      kind: "renewal_unpaid";
      plan: string;
      price: Money;
      /** The credits in the wallet; null if the plan is not paid with credits. */
      credits: Money | null;
      paidUntil: Date;
      endsAt: Date;
    }
  | {
      kind: "payment_missed";
      plan: string;
      price: Money;
      /** When it is retried; null: not automatically. */
      retryAt: Date | null;
      expiresAt: Date;
    }
  | { kind: "subscription_put_back"; plan: string; instead: string; until: Date; isEnding: boolean }
  | {
      kind: "subscription_ended";
      plan: string;
      isExpired: boolean;
      /** Their account is being deleted, and their store is offline. */
      isLeaving: boolean;
    };

type Words = Pick<EmailContent, "subject" | "heading" | "lead" | "facts"> & { action: string };

/** An account has no time zone, so days are in UTC. */
const day = (at: Date): string => dateFormat({ dateStyle: "long", timeZone: "UTC" }).format(at);

const paidFacts = ({ plan, paid, from, until }: Paid): EmailContent["facts"] => [
  ...emailFacts(t("Plan"), plan),
  ...emailFacts(t("Paid"), moneyInWords(paid)),
  ...emailFacts(t("From||a date"), day(from)),
  ...emailFacts(t("Until||a date"), day(until)),
];

type Unpaid = PlanEvent & { kind: "renewal_unpaid" };

const lackOf = ({ credits }: Unpaid): string =>
  credits
    ? t("You don't have enough credits for the next period. Add credits, and your plan renews automatically.")
    : t("There is no saved card to pay for the next period.");

/** A user whose plan ended after an unpaid week gets no other such week for a year. */
const afterwards = ({ paidUntil, endsAt }: Unpaid): string =>
  endsAt > paidUntil
    ? t("You can also pay after the paid period, until the day your plan ends.")
    : t("Otherwise your plan ends with its paid period. You can buy it again at any time.");

function onceEnded({ isExpired, isLeaving }: PlanEvent & { kind: "subscription_ended" }): string {
  if (isLeaving) return t("You won't be charged again.");
  return isExpired
    ? t(
        "Its renewal wasn't paid. You're on the free plan now, with its limits and its fee on sales. Everything in your store stays.",
      )
    : t(
        "You're on the free plan now, with its limits and its fee on sales. Everything in your store stays, and you won't be charged again.",
      );
}

function wordsOf(event: PlanEvent): Words {
  const { plan } = event;
  switch (event.kind) {
    case "subscription_started":
      return {
        subject: t("You're on {plan}", { plan }),
        heading: t("You're on {plan}", { plan }),
        lead: t(
          "We received your payment, and your plan has started. It renews automatically until you cancel it.",
        ),
        facts: paidFacts(event),
        action: t("See your plan and receipt"),
      };
    case "subscription_renewed":
      return {
        subject: t("{plan} is renewed", { plan }),
        heading: t("{plan} is renewed", { plan }),
        lead: t("We received your payment, and your plan continues."),
        facts: paidFacts(event),
        action: t("See your plan and receipt"),
      };
    case "renewal_unpaid":
      return {
        subject: t("{plan} can't be renewed yet", { plan }),
        heading: t("Your plan can't be renewed yet"),
        lead: `${lackOf(event)} ${afterwards(event)}`,
        facts: [
          ...emailFacts(t("Plan"), plan),
          ...emailFacts(t("To pay"), moneyInWords(event.price)),
          ...(event.credits ? emailFacts(t("Your credits"), moneyInWords(event.credits)) : []),
          ...emailFacts(t("Paid until"), day(event.paidUntil)),
          ...emailFacts(t("Ends on"), day(event.endsAt)),
        ],
        action: event.credits ? t("Add credits") : t("See your plan"),
      };
    case "payment_missed":
      return {
        subject: t("{plan} couldn't be renewed", { plan }),
        heading: event.retryAt ? t("Your payment failed") : t("Your plan isn't paid"),
        lead: event.retryAt
          ? t(
              "You keep your plan for now, and we'll try the payment again. You can also pay now, with a different payment method if you like.",
            )
          : t("You keep your plan for now. There is no saved card to charge, so please pay it yourself."),
        facts: [
          ...emailFacts(t("Plan"), plan),
          ...emailFacts(t("To pay"), moneyInWords(event.price)),
          ...(event.retryAt ? emailFacts(t("Next attempt"), day(event.retryAt)) : []),
          ...emailFacts(t("Active until"), day(event.expiresAt)),
        ],
        action: t("Pay now"),
      };
    case "subscription_put_back":
      return {
        subject: t("You're back on {plan}", { plan }),
        heading: t("You're back on {plan}", { plan }),
        lead: t(
          "We refund your payment for {instead}. Your previous plan is active again for the time you paid for.",
          {
            instead: event.instead,
          },
        ),
        facts: [
          ...emailFacts(t("Plan"), plan),
          ...emailFacts(event.isEnding ? t("Ends on") : t("Paid until"), day(event.until)),
        ],
        action: t("See your plan"),
      };
    case "subscription_ended":
      return {
        subject: t("{plan} has ended", { plan }),
        heading: t("Your plan has ended"),
        lead: onceEnded(event),
        facts: emailFacts(t("Plan"), plan),
        action: t("See the plans"),
      };
  }
}

export function subscriptionEmailContent(event: PlanEvent, operator: string, address: string): EmailContent {
  const { action, ...words } = wordsOf(event);
  return {
    ...words,
    from: operator,
    action: { words: action, to: address },
    foot: t("You get this email because of your plan at {operator}.", { operator }),
  };
}
