import { expect, test } from "vitest";
import { free, planOf, pro, starter, subscriptionOf } from "../../../../test/pricing-of.ts";
import { lossesInWords } from "./losses-in-words.ts";

test("smaller limits stand beside what is used, and a higher fee beside the one before", () => {
  expect(lossesInWords(subscriptionOf(), { ...free, fee_bps: 250 })).toEqual([
    "Free includes 20 products. You have 12.",
    "Free includes 10 appointments a month. You have 3 this month. Once a month is full, nobody can book in it.",
    "The fee on your sales goes from 0% to 2.5%.",
  ]);
});

test("fewer emails stand beside what can be sent now", () => {
  const current = { ...pro, emails_per_day: 2000 };
  expect(lossesInWords(subscriptionOf({ currentPlan: current }), pro)).toEqual([
    "You can send 500 emails a day. It's 2,000 now.",
  ]);
});

test.each([
  [13, "Starter includes 13 products. You have 12."],
  [12, "Starter includes 12 products, and you have 12. You keep them, but can't add more."],
  [1, "Starter includes 1 product, and you have 12. You keep them, but can't add more."],
])("12 products on a plan for %d", (products, words) => {
  const few = planOf({ limits: { products, services: null, appointments_per_month: null } });
  expect(lossesInWords(subscriptionOf(), few)).toEqual([words]);
});

test("what is no worse takes nothing away", () => {
  expect(lossesInWords(subscriptionOf(), pro)).toEqual([]);
  expect(lossesInWords(subscriptionOf({ currentPlan: free }), starter)).toEqual([]);
  expect(lossesInWords(subscriptionOf({ currentPlan: null }), free)).toEqual([]);
});
