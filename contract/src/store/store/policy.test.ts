import { expect, test } from "vitest";
import type { Money } from "../../kernel/money.ts";
import { keptOf, type Policy } from "./policy.ts";
import { policyInWords } from "./policy-in-words.ts";

const policyOf = (late: Policy["late_cancel"], fee: Policy["no_show"]["fee"], before = 1440): Policy => ({
  cancel_before_minutes: before,
  late_cancel: late,
  no_show: { fee },
  text: "",
});
const usd = (amount: number) => ({ amount, currency: "USD" });
const money = ({ amount }: Money) => `$${(amount / 100).toFixed(2)}`;
const half = { keep: "percent", percent: 50 } as const;

test.each([
  ["nothing", policyOf({ keep: "none" }, null), 2000, [0, 0]],
  ["the deposit", policyOf({ keep: "deposit" }, null), 2000, [2000, 2000]],
  ["no deposit of a payment in full", policyOf({ keep: "deposit" }, null), 4500, [0, 0]],
  ["a share of the price", policyOf(half, null), 4500, [2250, 2250]],
  ["no more than was paid", policyOf(half, { percent: 100 }), 2000, [2000, 2000]],
  ["nothing of nothing", policyOf(half, usd(3000)), 0, [0, 0]],
  ["a fee for a no-show alone", policyOf({ keep: "none" }, usd(3000)), 4500, [0, 3000]],
  ["at least as much as after a late cancellation", policyOf(half, usd(100)), 4500, [2250, 2250]],
] as const)("of a price of $45.00 is kept: %s", (_, policy, paid, kept) => {
  const booked = { price: 4500, paid };
  expect([keptOf(policy, booked, "late_cancel"), keptOf(policy, booked, "no_show")]).toEqual(kept);
});

test.each([
  [policyOf({ keep: "none" }, null), ["you still get a full refund", "you still get a full refund"]],
  [policyOf(half, null), ["keeps 50% of the price", "keeps 50% of the price"]],
  [policyOf(half, { percent: 75 }), ["keeps 50% of the price", "keeps 75% of the price"]],
  [
    policyOf(half, usd(3000)),
    ["keeps 50% of the price", "keeps 50% of the price or $30.00, whichever is more"],
  ],
  [
    policyOf({ keep: "deposit" }, { percent: 50 }),
    ["keeps the deposit", "keeps the deposit, or 50% of the price if you paid in full"],
  ],
])(
  "a late cancellation and a no-show are said as they are charged: %j",
  (policy, [late = "", noShow = ""]) => {
    const [window, ...rest] = policyInWords(policy, { money, paysOnline: true });
    expect(window).toBe("You can move or cancel for free up to 24 hours before your appointment.");
    expect(rest[0]).toContain(`If you cancel after that, `);
    expect(rest[0]).toContain(late);
    expect(rest[1]).toContain(`If you miss your appointment, `);
    expect(rest[1]).toContain(noShow);
  },
);

test("without a deadline nothing is late, and the seller's own words come last", () => {
  expect(
    policyInWords({ ...policyOf(half, null, 0), text: "Ring the bell." }, { money, paysOnline: true }),
  ).toEqual([
    "You can move or cancel for free until your appointment starts.",
    "If you miss your appointment, the store keeps 50% of the price.",
    "The store never keeps more than you paid online.",
    "Ring the bell.",
  ]);
});

test("where nothing is paid online, nothing is said of what is kept", () => {
  const policy = { ...policyOf(half, { percent: 100 }), text: "Ring the bell." };
  expect(policyInWords(policy, { money, paysOnline: false })).toEqual([
    "You can move or cancel for free up to 24 hours before your appointment.",
    "Ring the bell.",
  ]);
});

test.each([
  [45, "45 minutes"],
  [120, "2 hours"],
  [1440, "24 hours"],
  [2880, "48 hours"],
  [4320, "3 days"],
])("%d minutes before are %s", (minutes, span) => {
  expect(policyInWords(policyOf(half, null, minutes), { money, paysOnline: true })[0]).toContain(
    `up to ${span} before`,
  );
});
