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
    "This payment was given back already.",
  ],
  [
    "one of which a bank took a part",
    { ...pack, status: "partly_refunded" as const },
    rules,
    "A part of this payment went back already. Contact support about the rest.",
  ],
  [
    "one a day too late",
    pack,
    { ...rules, refundDays: 1 },
    "A payment can be given back for one day. That time is over.",
  ],
  [
    "where nothing goes back",
    pack,
    { ...rules, refundDays: 0 },
    "Payments for credits and plans are not given back here.",
  ],
  [
    "credits of which some are spent",
    pack,
    { ...rules, recharged: 2400 },
    "$1.00 of these credits of $25.00 are spent. All of them must still be there.",
  ],
  [
    "an older payment of a subscription",
    month,
    { ...rules, lastPaid: "two" },
    "Of a subscription only the newest payment can be given back.",
  ],
  [
    "one whose unused time an upgrade has taken off",
    { ...month, upgradedTo: "Pro" },
    { ...rules, lastPaid: "two", lastBack },
    "What was left of it was taken off the price of Pro. Ask the payment for Pro back instead.",
  ],
  [
    "a second one within a year",
    month,
    { ...rules, lastBack },
    "A plan is given back once in a year, and that was on March 2, 2026.",
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
