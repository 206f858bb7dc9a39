import { expect, test } from "vitest";
import { seededRandom } from "#test/concurrently.ts";
import { type Current, type PricedPlan, priceChange } from "./price-change.ts";
import { splitPaid } from "./split-paid.ts";

const at = (moment: string) => new Date(`${moment}T00:00:00Z`);
const plan = (name: string, price: number, interval: "month" | "year" = "month"): PricedPlan => ({
  id: `${name}-${interval}-${price}`,
  name,
  price,
  interval,
});
const starter = plan("Starter", 900);
const pro = plan("Pro", 2900);
const starterYear = plan("Starter", 9000, "year");

/** On Starter for June, paid with 9.00. */
const june = (more: Partial<Current> = {}): Current => ({
  plan: starter,
  period: { paymentId: "before", amount: 900, startsAt: at("2026-06-01"), endsAt: at("2026-07-01") },
  anchorDay: 1,
  owedFrom: null,
  ...more,
});
const told = ({ action, due, startsAt, renewsAt, follows }: ReturnType<typeof priceChange>) => ({
  action,
  due,
  from: startsAt.toISOString().slice(0, 10),
  to: renewsAt.toISOString().slice(0, 10),
  follows,
});

test("without a subscription a plan begins now, at its price", () => {
  const priced = priceChange({ plan: pro, now: at("2026-01-31") });
  expect(told(priced)).toEqual({
    action: "start",
    due: 2900,
    from: "2026-01-31",
    to: "2026-02-28",
    follows: null,
  });
  expect(priced.lines).toEqual([{ description: "Pro, one month", amount: 2900 }]);
});

test.each<[string, PricedPlan, string, Partial<Current>, object]>([
  ["the plan one is on", starter, "2026-06-16", {}, { action: "current", due: 0, to: "2026-07-01" }],
  [
    "a larger one, half of the time is left",
    pro,
    "2026-06-16",
    {},
    { action: "upgrade", due: 2450, from: "2026-06-16", to: "2026-07-16" },
  ],
  ["a larger one at once", pro, "2026-06-01", {}, { action: "upgrade", due: 2000, to: "2026-07-01" }],
  ["the year of the same plan", starterYear, "2026-06-16", {}, { due: 8550, to: "2027-06-16" }],
  ["the price itself changed", plan("Starter", 1100), "2026-06-16", {}, { action: "upgrade", due: 650 }],
  [
    "a smaller one, little is left of the time",
    plan("Mini", 500),
    "2026-06-29",
    {},
    { action: "upgrade", due: 440, from: "2026-06-29" },
  ],
  [
    "a smaller one, much is left of the time",
    plan("Mini", 500),
    "2026-06-02",
    {},
    { action: "downgrade", due: 0, from: "2026-07-01", to: "2026-08-01" },
  ],
  ["one that costs just what is left", plan("Mini", 450), "2026-06-16", {}, { action: "downgrade", due: 0 }],
  [
    "the next period, which is owed",
    starter,
    "2026-07-03",
    { owedFrom: at("2026-07-01") },
    { action: "renew", due: 900, from: "2026-07-01", to: "2026-08-01" },
  ],
  [
    "another plan instead of it: two days of the one before are paid with it",
    pro,
    "2026-07-03",
    { owedFrom: at("2026-07-01") },
    { action: "upgrade", due: 2959, from: "2026-07-03", to: "2026-08-03" },
  ],
  [
    "a smaller one instead of it",
    starter,
    "2026-07-07",
    { plan: pro, owedFrom: at("2026-07-01") },
    { action: "upgrade", due: 900 + 562, from: "2026-07-07", to: "2026-08-07" },
  ],
  [
    "another plan at the moment at which the next period is owed",
    pro,
    "2026-07-01",
    {},
    { action: "upgrade", due: 2900, from: "2026-07-01", to: "2026-08-01" },
  ],
  ["the next period before anybody asked for it", starter, "2026-07-02", {}, { action: "renew", due: 900 }],
  [
    "the next period after months in which nobody asked for it",
    starter,
    "2026-10-15",
    {},
    { action: "renew", due: 900, from: "2026-10-15", to: "2026-11-15" },
  ],
  [
    "with a clock that was set back",
    pro,
    "2026-05-20",
    {},
    { action: "upgrade", due: 2000, from: "2026-06-01", to: "2026-07-01" },
  ],
])("%s", (_, wanted, now, more, expected) => {
  const priced = priceChange({ plan: wanted, current: june(more), now: at(now) });
  expect(told(priced)).toMatchObject({ follows: "before", ...expected });
  expect(priced.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.due);
});

test("a period that is paid late still ends on the day of the month of those before", () => {
  const period = { paymentId: "a", amount: 900, startsAt: at("2026-01-31"), endsAt: at("2026-02-28") };
  const owing = june({ period, anchorDay: 31, owedFrom: at("2026-02-28") });
  expect(told(priceChange({ plan: starter, current: owing, now: at("2026-03-05") })).to).toBe("2026-03-31");
  const anew = june({ period, anchorDay: 31, owedFrom: at("2026-05-04") });
  expect(told(priceChange({ plan: starter, current: anew, now: at("2026-05-04") })).to).toBe("2026-06-04");
});

test("whoever pays a smaller plan late and goes back to the large one has paid for the days that this one held", () => {
  const [owedFrom, now] = [at("2026-07-01"), at("2026-07-07")];
  const smaller = priceChange({ plan: starter, current: june({ plan: pro, owedFrom }), now });
  const { startsAt, renewsAt: endsAt } = smaller;
  const period = { paymentId: "smaller", amount: starter.price, startsAt, endsAt };
  const back = priceChange({ plan: pro, current: june({ period }), now });
  expect(smaller.lines[1]).toEqual({ description: "Unpaid time of Pro", amount: 562 });
  expect(smaller.due + back.due).toBe(pro.price + 562);
});

test("a pack of credits is no subscription", () => {
  expect(() => priceChange({ plan: { ...pro, interval: null }, now: at("2026-01-01") })).toThrow(
    "no subscription",
  );
});

test("D7: 100,000 drawn changes: used and unused are what was paid, the lines what is due, never below nothing", () => {
  const random = seededRandom();
  const below = (n: number) => Math.floor(random() * n);
  const wrong: unknown[] = [];
  const seen = { upgrade: 0, downgrade: 0 };
  for (let n = 0; n < 100_000; n += 1) {
    // Amounts below 10^13 minor units, periods up to 317 years.
    const amount = below(10 ** (1 + below(13)));
    const startsAt = new Date(below(4e12));
    const endsAt = new Date(startsAt.getTime() + 1 + below(10 ** (1 + below(13))));
    const now = new Date(startsAt.getTime() + below(endsAt.getTime() - startsAt.getTime()));
    const { used, unused } = splitPaid(amount, { startsAt, endsAt }, now);
    const price = 1 + below(2 * amount + 2);
    const period = { paymentId: "before", amount, startsAt, endsAt };
    const priced = priceChange({ plan: plan("Other", price), current: june({ period }), now });
    const sum = priced.lines.reduce((total, line) => total + line.amount, 0);
    const exact = [amount, used, unused, sum].every(Number.isSafeInteger);
    // The unused part is the exact share of the time left, rounded down to a whole minor unit.
    const share = BigInt(amount) * BigInt(endsAt.getTime() - now.getTime());
    const whole = BigInt(endsAt.getTime() - startsAt.getTime());
    const fair = BigInt(unused) * whole <= share && share < BigInt(unused + 1) * whole;
    const due = priced.action === "upgrade" ? price - unused : 0;
    const right =
      used + unused === amount && used >= 0 && unused >= 0 && sum === priced.due && priced.due === due;
    if (!exact || !fair || !right || priced.due < 0) wrong.push({ amount, startsAt, endsAt, now, price });
    if (priced.action === "upgrade" || priced.action === "downgrade") seen[priced.action] += 1;
  }
  expect(wrong).toEqual([]);
  expect(Math.min(seen.upgrade, seen.downgrade)).toBeGreaterThan(10_000);
});
