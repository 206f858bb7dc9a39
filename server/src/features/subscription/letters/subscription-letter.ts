// What people read about the plan they are on.
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { Content } from "#features/mail/content.ts";
import { moneyInWords } from "#features/mail/money-in-words.ts";
import { told } from "#features/mail/told.ts";

interface Paid {
  plan: string;
  paid: Money;
  from: Date;
  until: Date;
}

export type PlanNews =
  | ({ kind: "subscription_started" | "subscription_renewed" } & Paid)
  | {
      kind: "payment_missed";
      plan: string;
      price: Money;
      /** When it is tried again. */
      retryAt: Date;
      expiresAt: Date;
    }
  | { kind: "subscription_put_back"; plan: string; instead: string; until: Date }
  | { kind: "subscription_ended"; plan: string; isExpired: boolean };

type Words = Pick<Content, "subject" | "heading" | "lead" | "facts"> & { action: string };

/** An account has no time zone of its own. */
const day = (at: Date): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(at);

const paidFacts = ({ plan, paid, from, until }: Paid): Content["facts"] => [
  ...told("Plan", plan),
  ...told("Paid", moneyInWords(paid)),
  ...told("From", day(from)),
  ...told("Until", day(until)),
];

function wordsOf(news: PlanNews): Words {
  const { plan } = news;
  switch (news.kind) {
    case "subscription_started":
      return {
        subject: `You are on ${plan}`,
        heading: `You are on ${plan}`,
        lead: "Your payment has arrived, and your plan has begun. It renews by itself until you cancel it.",
        facts: paidFacts(news),
        action: "See your plan and receipt",
      };
    case "subscription_renewed":
      return {
        subject: `${plan} is renewed`,
        heading: `${plan} is renewed`,
        lead: "Your payment has arrived, and your plan goes on.",
        facts: paidFacts(news),
        action: "See your plan and receipt",
      };
    case "payment_missed":
      return {
        subject: `${plan} could not be renewed`,
        heading: "Your payment did not succeed",
        lead: "Your plan holds for now, and the payment is tried again. You can also pay it yourself, by another way if you like.",
        facts: [
          ...told("Plan", plan),
          ...told("To pay", moneyInWords(news.price)),
          ...told("Tried again on", day(news.retryAt)),
          ...told("Holds until", day(news.expiresAt)),
        ],
        action: "Pay now",
      };
    case "subscription_put_back":
      return {
        subject: `You are back on ${plan}`,
        heading: `You are back on ${plan}`,
        lead: `Your payment for ${news.instead} goes back to you, and the plan you had before holds again for the time you paid for.`,
        facts: [...told("Plan", plan), ...told("Paid until", day(news.until))],
        action: "See your plan",
      };
    case "subscription_ended":
      return {
        subject: `${plan} has ended`,
        heading: "Your plan has ended",
        lead: news.isExpired
          ? "Its renewal could not be paid. What is in your store stays as it is."
          : "What is in your store stays as it is, and nothing is charged any more.",
        facts: told("Plan", plan),
        action: "See the plans",
      };
  }
}

export function subscriptionLetter(news: PlanNews, operator: string, address: string): Content {
  const { action, ...words } = wordsOf(news);
  return {
    ...words,
    from: operator,
    action: { words: action, to: address },
    foot: `You get this email because of your plan at ${operator}.`,
  };
}
