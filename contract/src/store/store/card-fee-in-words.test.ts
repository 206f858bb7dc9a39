import { expect, test } from "vitest";
import type { Money } from "../../kernel/money.ts";
import { cardFeeInWords } from "./card-fee-in-words.ts";
import { cardFeeOf, hasCardFee, type Policy } from "./policy.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });
const money = ({ amount }: Money) => `$${(amount / 100).toFixed(2)}`;
const half = { keep: "percent", percent: 50 } as const;
const policyOf = (late: Policy["late_cancel"], fee: Policy["no_show"]["fee"], before = 1440): Policy => ({
  cancel_before_minutes: before,
  late_cancel: late,
  no_show: { fee },
  text: "",
});

test.each([
  ["nothing", policyOf({ keep: "none" }, null), [0, 0], false],
  ["no deposit, as none was paid", policyOf({ keep: "deposit" }, null), [0, 0], false],
  ["a fee of nothing", policyOf({ keep: "none" }, usd(0)), [0, 0], false],
  ["a fee for a no-show alone", policyOf({ keep: "deposit" }, usd(3000)), [0, 3000], true],
  ["never more than the price", policyOf(half, usd(9000)), [2250, 4500], true],
  ["at least as much as for a late cancellation", policyOf(half, usd(100)), [2250, 2250], true],
  ["a share of the price", policyOf(half, { percent: 100 }), [2250, 4500], true],
] as const)("of a card for a price of $45.00 is charged: %s", (_, policy, fees, has) => {
  expect([cardFeeOf(policy, 4500, "late_cancel"), cardFeeOf(policy, 4500, "no_show")]).toEqual(fees);
  expect(hasCardFee(policy)).toBe(has);
});

test("without a policy there is no fee", () => expect(hasCardFee(null)).toBe(false));

test("for a price, the amounts are said as they are charged", () => {
  const price = usd(4500);
  expect(cardFeeInWords(policyOf(half, usd(3000)), { money, price })).toEqual([
    "If you cancel after that, $22.50 is charged to your card.",
    "If you don't come, $30.00 is charged to your card.",
  ]);
  expect(cardFeeInWords(policyOf({ keep: "deposit" }, usd(9000)), { money, price })).toEqual([
    "If you cancel after that, nothing is charged to your card.",
    "If you don't come, $45.00 is charged to your card.",
  ]);
  // Nothing is late if cancelling is free until the start.
  expect(cardFeeInWords(policyOf(half, null, 0), { money, price })).toEqual([
    "If you don't come, $22.50 is charged to your card.",
  ]);
});

test.each([
  [policyOf(half, usd(3000)), ["50% of the price", "50% of the price or $30.00, whichever is more"]],
  [policyOf(half, { percent: 75 }), ["50% of the price", "75% of the price"]],
  [policyOf({ keep: "deposit" }, usd(3000)), [undefined, "$30.00"]],
])("in general, the rules are said: %j", (policy, [late, noShow]) => {
  expect(cardFeeInWords(policy, { money, price: null })).toEqual([
    "If a service needs a saved card, nothing is paid when you book.",
    ...(late === undefined ? [] : [`If you cancel such a service late, ${late} is charged to the card.`]),
    `If you don't come to it, the card is charged ${noShow}, and never more than the price.`,
  ]);
});

test("a policy without a fee says nothing of cards", () =>
  expect(cardFeeInWords(policyOf({ keep: "none" }, null), { money, price: null })).toEqual([]));
