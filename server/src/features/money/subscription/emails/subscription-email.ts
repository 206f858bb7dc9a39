// The texts of emails about a user's plan.
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
  | { kind: "subscription_ended"; plan: string; isExpired: boolean };

type Words = Pick<EmailContent, "subject" | "heading" | "lead" | "facts"> & { action: string };

/** An account has no time zone, so days are in UTC. */
const day = (at: Date): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(at);

const paidFacts = ({ plan, paid, from, until }: Paid): EmailContent["facts"] => [
  ...emailFacts("Plan", plan),
  ...emailFacts("Paid", moneyInWords(paid)),
  ...emailFacts("From", day(from)),
  ...emailFacts("Until", day(until)),
];

type Unpaid = PlanEvent & { kind: "renewal_unpaid" };

const lackOf = ({ credits }: Unpaid): string =>
  credits
    ? "Your credits do not suffice for the next period. Add credits, and your plan goes on by itself."
    : "No card is kept that could pay the next period.";

/** A user whose plan ended after an unpaid week gets no other such week for a year. */
const afterwards = ({ paidUntil, endsAt }: Unpaid): string =>
  endsAt > paidUntil
    ? "You can also pay it yourself once the paid time is over, until the day your plan ends."
    : "Else it ends with its paid time, and you can buy it again.";

function wordsOf(event: PlanEvent): Words {
  const { plan } = event;
  switch (event.kind) {
    case "subscription_started":
      return {
        subject: `You are on ${plan}`,
        heading: `You are on ${plan}`,
        lead: "Your payment has arrived, and your plan has begun. It renews by itself until you cancel it.",
        facts: paidFacts(event),
        action: "See your plan and receipt",
      };
    case "subscription_renewed":
      return {
        subject: `${plan} is renewed`,
        heading: `${plan} is renewed`,
        lead: "Your payment has arrived, and your plan goes on.",
        facts: paidFacts(event),
        action: "See your plan and receipt",
      };
    case "renewal_unpaid":
      return {
        subject: `${plan} has no way to be paid`,
        heading: "Your plan has no way to be paid",
        lead: `${lackOf(event)} ${afterwards(event)}`,
        facts: [
          ...emailFacts("Plan", plan),
          ...emailFacts("To pay", moneyInWords(event.price)),
          ...(event.credits ? emailFacts("Your credits", moneyInWords(event.credits)) : []),
          ...emailFacts("Paid until", day(event.paidUntil)),
          ...emailFacts("Ends on", day(event.endsAt)),
        ],
        action: event.credits ? "Add credits" : "See your plan",
      };
    case "payment_missed":
      return {
        subject: `${plan} could not be renewed`,
        heading: event.retryAt ? "Your payment did not succeed" : "Your plan is not paid",
        lead: event.retryAt
          ? "Your plan holds for now, and the payment is tried again. You can also pay it yourself, by another way if you like."
          : "Your plan holds for now. No card is kept, so nothing is tried by itself: please pay it yourself.",
        facts: [
          ...emailFacts("Plan", plan),
          ...emailFacts("To pay", moneyInWords(event.price)),
          ...(event.retryAt ? emailFacts("Tried again on", day(event.retryAt)) : []),
          ...emailFacts("Holds until", day(event.expiresAt)),
        ],
        action: "Pay now",
      };
    case "subscription_put_back":
      return {
        subject: `You are back on ${plan}`,
        heading: `You are back on ${plan}`,
        lead: `Your payment for ${event.instead} goes back to you, and the plan you had before holds again for the time you paid for.`,
        facts: [
          ...emailFacts("Plan", plan),
          ...emailFacts(event.isEnding ? "Ends on" : "Paid until", day(event.until)),
        ],
        action: "See your plan",
      };
    case "subscription_ended":
      return {
        subject: `${plan} has ended`,
        heading: "Your plan has ended",
        lead: event.isExpired
          ? "Its renewal could not be paid. What is in your store stays as it is."
          : "What is in your store stays as it is, and nothing is charged any more.",
        facts: emailFacts("Plan", plan),
        action: "See the plans",
      };
  }
}

export function subscriptionEmailContent(event: PlanEvent, operator: string, address: string): EmailContent {
  const { action, ...words } = wordsOf(event);
  return {
    ...words,
    from: operator,
    action: { words: action, to: address },
    foot: `You get this email because of your plan at ${operator}.`,
  };
}
