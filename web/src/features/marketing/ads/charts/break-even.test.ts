import { expect, test } from "vitest";
import { earningsInWords, goodDaysInWords, paidBackOn, runningTotal } from "./break-even.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });
const days = (...sums: [spend: number, revenue: number][]) =>
  sums.map(([spend, revenue], at) => ({
    date: `2026-11-0${at + 1}`,
    spend: usd(spend),
    revenue: usd(revenue),
  }));

test("a running total holds each day with all before it", () => {
  expect(runningTotal([1, 2, 3])).toEqual([1, 3, 6]);
});

test.each([
  ["from the first day", days([1000, 1000], [0, 500]), "2026-11-01"],
  ["once the sums have met", days([1000, 0], [0, 400], [0, 600]), "2026-11-03"],
  ["for good, not for a day in between", days([100, 200], [500, 0], [0, 400]), "2026-11-03"],
  ["never", days([1000, 0], [0, 999]), undefined],
])("ads have paid for themselves %s", (_, series, day) => {
  expect(paidBackOn(series)).toBe(day);
});

const where = " The dashed line of spend is where they break even.";
test.each([
  [days([0, 0]), "No ad spend and no revenue from ads on these days."],
  [days([0, 2500]), "Ads earned $25.00. No spend is entered for these days."],
  [days([1000, 250]), "Ads earned $2.50 and cost $10.00: $7.50 short of breaking even."],
  [days([1000, 250], [0, 0]), `Ads earned $2.50 and cost $10.00: $7.50 short of breaking even.${where}`],
  [days([1000, 0], [0, 1000]), `Ads earned exactly what they cost, $10.00: they broke even.${where}`],
  [
    days([1000, 0], [0, 1500]),
    `Ads earned $5.00 more than they cost, and have paid for themselves since Nov 2.${where}`,
  ],
  [days([1000, 1500]), "Ads earned $5.00 more than they cost."],
  [days([1000, 1500], [0, 0]), `Ads earned $5.00 more than they cost.${where}`],
])("the chart of spend and revenue says what it shows", (series, sentence) => {
  expect(earningsInWords(series)).toBe(sentence);
});

test("days are counted that earned what they cost, of those that cost something", () => {
  expect(goodDaysInWords(days([100, 100], [100, 99], [0, 500]))).toBe(
    "They reached it on 1 of 2 days with spend.",
  );
  expect(goodDaysInWords(days([0, 500], [0, 500]))).toBe("");
  expect(goodDaysInWords(days([100, 100]))).toBe("");
});
