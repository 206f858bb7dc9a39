import { expect, test } from "vitest";
import { renderEmailText } from "#features/platform/mail/render-email-text.ts";
import { type PlanEvent, subscriptionEmailContent } from "./subscription-email.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const paid = { plan: "Starter", paid: usd(900), from: at("2026-06-01"), until: at("2026-07-01") };
const emailOf = (event: PlanEvent) => {
  const content = subscriptionEmailContent(event, "Corner Desk", "https://desk.example.com/pricing");
  return { subject: content.subject, text: renderEmailText(content) };
};

test.each<[PlanEvent, string, string[]]>([
  [
    { kind: "subscription_started", ...paid },
    "You're on Starter",
    ["$9.00", "June 1, 2026", "July 1, 2026", "renews automatically"],
  ],
  [{ kind: "subscription_renewed", ...paid }, "Starter is renewed", ["$9.00", "July 1, 2026"]],
  [
    {
      kind: "payment_missed",
      plan: "Starter",
      price: usd(900),
      retryAt: at("2026-07-02"),
      expiresAt: at("2026-07-08"),
    },
    "Starter couldn't be renewed",
    ["$9.00", "July 2, 2026", "July 8, 2026", "Pay now"],
  ],
  [
    {
      kind: "payment_missed",
      plan: "Starter",
      price: usd(900),
      retryAt: null,
      expiresAt: at("2026-07-08"),
    },
    "Starter couldn't be renewed",
    ["There is no saved card", "Active until: July 8, 2026"],
  ],
  [
    {
      kind: "renewal_unpaid",
      plan: "Starter",
      price: usd(900),
      credits: usd(400),
      paidUntil: at("2026-07-01"),
      endsAt: at("2026-07-08"),
    },
    "Starter can't be renewed yet",
    [
      "Add credits, and your plan renews",
      "pay after the paid period",
      "Your credits: $4.00",
      "Ends on: July 8",
    ],
  ],
  [
    {
      kind: "renewal_unpaid",
      plan: "Starter",
      price: usd(900),
      credits: null,
      paidUntil: at("2026-07-01"),
      endsAt: at("2026-07-01"),
    },
    "Starter can't be renewed yet",
    ["There is no saved card to pay", "ends with its paid period", "Ends on: July 1"],
  ],
  [
    {
      kind: "subscription_put_back",
      plan: "Starter",
      instead: "Pro",
      until: at("2026-07-01"),
      isEnding: false,
    },
    "You're back on Starter",
    ["refund your payment for Pro", "Paid until: July 1, 2026"],
  ],
  [
    {
      kind: "subscription_put_back",
      plan: "Starter",
      instead: "Pro",
      until: at("2026-07-01"),
      isEnding: true,
    },
    "You're back on Starter",
    ["refund your payment for Pro", "Ends on: July 1, 2026"],
  ],
  [
    { kind: "subscription_ended", plan: "Starter", isExpired: true, isLeaving: false },
    "Starter has ended",
    ["wasn't paid", "stays"],
  ],
  [
    { kind: "subscription_ended", plan: "Starter", isExpired: false, isLeaving: false },
    "Starter has ended",
    ["on the free plan now", "you won't be charged again"],
  ],
  [
    { kind: "subscription_ended", plan: "Starter", isExpired: false, isLeaving: true },
    "Starter has ended",
    ["Your plan has ended\n\nYou won't be charged again."],
  ],
])("$kind", (event, subject, words) => {
  const email = emailOf(event);
  expect(email.subject).toBe(subject);
  for (const word of [...words, "Starter", "Corner Desk", "https://desk.example.com/pricing"])
    expect(email.text).toContain(word);
});
