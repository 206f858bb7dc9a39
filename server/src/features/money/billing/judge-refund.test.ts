import { expect, test } from "vitest";
import { judgeRefund, refundableUntil } from "./judge-refund.ts";

const pack = {
  paymentId: "one",
  status: "success" as const,
  currency: "USD",
  credits: 2500,
  receiptNumber: 1001,
  settledAt: "2026-06-01 12:00:00+00",
  upgradedTo: null,
};
const month = { ...pack, credits: null };
const rules = {
  now: new Date("2026-06-02T12:00:00Z"),
  refundDays: 14,
  recharged: 2500,
  lastPaid: "one",
  isRunning: true,
  lastBack: undefined,
};
const lastBack = new Date("2026-03-02T12:00:00Z");

test.each([
  ["credits that are all there", pack, rules, undefined],
  ["the newest payment of a subscription", month, rules, undefined],
  ["an open payment", { ...pack, status: "pending" as const }, rules, "This payment was not paid."],
  ["a declined one", { ...pack, status: "failed" as const }, rules, "This payment was not paid."],
  [
    "one that went back",
    { ...pack, status: "refunded" as const },
    rules,
    "This payment has already been refunded.",
  ],
  [
    "one of which a bank took a part",
    { ...pack, status: "partly_refunded" as const },
    rules,
    "Part of this payment has already been refunded. Contact support about the rest.",
  ],
  [
    "one a day too late",
    pack,
    { ...rules, refundDays: 1 },
    "Payments can be refunded for one day. That time is over.",
  ],
  [
    "where nothing goes back",
    pack,
    { ...rules, refundDays: 0 },
    "We don't refund payments for credits and plans.",
  ],
  [
    "credits of which some are spent",
    pack,
    { ...rules, recharged: 2400 },
    "You have spent $1.00 of these $25.00 in credits. They can only be refunded while none are spent.",
  ],
  [
    "an older payment of a subscription",
    month,
    { ...rules, lastPaid: "two" },
    "Only the latest payment for a plan can be refunded.",
  ],
  [
    "one whose unused time an upgrade has taken off",
    { ...month, upgradedTo: "Pro" },
    { ...rules, lastPaid: "two", lastBack },
    "Its unused time was taken off the price of Pro. Refund the payment for Pro instead.",
  ],
  [
    "a second one within a year",
    month,
    { ...rules, lastBack },
    "Plans can be refunded once a year. Your last refund was on March 2, 2026.",
  ],
  ["credits, after a plan went back", pack, { ...rules, lastBack }, undefined],
])("%s", (_what, paid, given, told) => {
  expect(judgeRefund(paid, given)?.message).toBe(told);
});

test("until when is said of what was paid and is there, and nowhere else", () => {
  expect(refundableUntil(pack, 14)).toEqual(new Date("2026-06-15T12:00:00Z"));
  expect(refundableUntil(pack, 0)).toBeUndefined();
  expect(refundableUntil({ ...pack, receiptNumber: null }, 14)).toBeUndefined();
  expect(refundableUntil({ ...pack, settledAt: null }, 14)).toBeUndefined();
});
