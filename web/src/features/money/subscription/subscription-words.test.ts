import { expect, test } from "vitest";
import { free, pro, starter, subscriptionOf, withoutPlan } from "../../../../test/pricing-of.ts";
import { afterRemoval, isLive, whatIsNext } from "./subscription-words.ts";

const zone = "America/New_York";
const end = "2026-12-21T15:00:00.000Z";
const weekLater = "2026-12-28T15:00:00.000Z";
const byCredits = { gateway: "wallet", label: "Credits" } as const;
const unpaid = (at: string | null) => ({ status: "past_due", retry: { at, expiresAt: end } }) as const;

test.each([
  [{}, "Renews on December 21, 2026."],
  [
    { paymentMethod: null, unpaid: { endsAt: weekLater, isExpected: true } },
    "Paid until December 21, 2026. No card is saved for the next period: pay for it yourself, or your plan ends on December 28, 2026.",
  ],
  [
    { paymentMethod: null, unpaid: { endsAt: end, isExpected: true } },
    "Paid until December 21, 2026. No card is saved for the next period: your plan ends then, and you can buy it again.",
  ],
  [
    { paymentMethod: byCredits, unpaid: { endsAt: weekLater, isExpected: true } },
    "Paid until December 21, 2026. Not enough credits to renew: add credits, or your plan ends on December 28, 2026.",
  ],
  [
    { paymentMethod: byCredits, unpaid: { endsAt: end, isExpected: true } },
    "Paid until December 21, 2026. Not enough credits to renew: add credits, or your plan ends then.",
  ],
  [
    { currentPlan: pro, nextPlan: starter },
    "Changes to Starter on December 21, 2026. Until then nothing changes.",
  ],
  [
    { cancelAt: end, renewsAt: null },
    "Ends on December 21, 2026. You keep everything until then, and nothing more is charged.",
  ],
  [
    { cancelAt: end, renewsAt: null, nextPlan: free },
    "Ends on December 21, 2026. You keep everything until then. After that you're on Free, and nothing more is charged.",
  ],
  [
    unpaid("2026-12-14T15:00:00.000Z"),
    "Your last payment did not go through. We try again on December 14, 2026; if that fails, your plan ends on December 21, 2026.",
  ],
  [unpaid(null), "Your payment is due. Without it your plan ends on December 21, 2026."],
  [
    { status: "cancelled", currentPlan: free },
    "Your plan has ended. Nothing more is charged. You're on Free now.",
  ],
  [
    { status: "expired", currentPlan: free },
    "Your plan has ended, because its next period was not paid. You're on Free now.",
  ],
] as const)("%o: %s", (changes, words) => {
  expect(whatIsNext(subscriptionOf(changes), zone)).toBe(words);
});

test("days are those of the store's wall", () => {
  const late = { renewsAt: "2026-12-22T03:00:00.000Z" };
  expect(whatIsNext(subscriptionOf(late), zone)).toBe("Renews on December 21, 2026.");
  expect(whatIsNext(subscriptionOf(late), "Asia/Tokyo")).toBe("Renews on December 22, 2026.");
});

test("on Free nothing comes next, and nothing is paid", () => {
  expect(whatIsNext(withoutPlan, zone)).toBe("");
  expect([isLive(withoutPlan), isLive(subscriptionOf()), isLive(subscriptionOf(unpaid(null)))]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([
  [
    {},
    900,
    "On December 21, 2026 your plan renews from your credits, for $9.00. Without enough credits your plan becomes past due, and ends on December 28, 2026 unless you pay.",
  ],
  [
    { unpaid: { endsAt: end, isExpected: false } },
    900,
    "On December 21, 2026 your plan renews from your credits, for $9.00. Without enough credits your plan ends when your paid time ends.",
  ],
  [
    { nextPlan: pro },
    900,
    "On December 21, 2026 your plan renews from your credits, for $29.00. You have $9.00: you need $20.00 more. Without enough credits your plan becomes past due, and ends on December 28, 2026 unless you pay.",
  ],
  [{ cancelAt: end, renewsAt: null }, 0, "Your plan still ends on December 21, 2026."],
  [
    { ...unpaid(end), renewsAt: null },
    undefined,
    "We then try to take the $9.00 that is due from your credits. Unpaid, your plan ends on December 21, 2026.",
  ],
])("without a card: %#", (changes, credits, words) => {
  const money = credits === undefined ? undefined : { amount: credits, currency: "USD" };
  expect(afterRemoval(subscriptionOf(changes), money, zone)).toBe(words);
});
