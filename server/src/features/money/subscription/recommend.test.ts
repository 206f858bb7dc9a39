import { expect, test } from "vitest";
import type { PlanRow } from "#features/money/plans/list-plans.ts";
import { recommend, recommendOnFree, type Situation } from "./recommend.ts";

const now = new Date("2026-06-20T12:00:00Z");
function plan(key: string, price: number, products: number | null): PlanRow {
  return {
    id: key,
    key,
    version: 1,
    name: key.startsWith("pro") ? "Pro" : "Starter",
    description: "",
    kind: "subscription",
    currency: "USD",
    price,
    interval: key.endsWith("year") ? "year" : "month",
    credits: null,
    features: [],
    limits: { products, services: 10, appointments_per_month: 100 },
    feeBps: null,
    emailsPerDay: null,
    highlighted: false,
    translations: {},
    position: 1,
    createdAt: now,
    withdrawnAt: null,
  };
}
const starter = plan("starter-month", 900, 50);
const starterYear = plan("starter-year", 9000, 50);
const pro = plan("pro-month", 2900, 1000);
const proYear = plan("pro-year", 29_000, 1000);

const meters = (products: number, services = 1): Situation["usage"] => ({
  products: { used: products, limit: 50 },
  services: { used: services, limit: 10 },
  appointments_per_month: { used: 0, limit: 100 },
});
const calm: Situation = {
  plan: starter,
  next: starter,
  onSale: [starter, pro],
  usage: meters(10),
  activity: 3,
  startedAt: new Date("2026-05-01T12:00:00Z"),
  renewsAt: new Date("2026-07-01T12:00:00Z"),
  credits: null,
  now,
};
const codes = (more: Partial<Situation>) => recommend({ ...calm, ...more }).map(({ code }) => code);

test("where nothing is to be done nothing is said", () => {
  expect(recommend(calm)).toEqual([]);
});

test.each<[number, string[]]>([
  [39, []],
  [40, ["near_products"]],
  [50, ["near_products"]],
  [51, ["over_products"]],
])("%d of 50 products", (used, expected) => {
  expect(codes({ usage: meters(used) })).toEqual(expected);
});

test("near a limit the plan is named that would hold more, over it what that means; the largest has no larger one", () => {
  expect(recommend({ ...calm, usage: meters(45) })).toEqual([
    { code: "near_products", message: "You use 45 of 50 products. Pro holds 1,000.", planId: "pro-month" },
  ]);
  const [over] = recommend({ ...calm, usage: meters(62), onSale: [starter] });
  expect(over).toEqual({
    code: "over_products",
    message: "You have 62 of 50 products. All of it stays, but nothing can be added.",
  });
});

test("a year that saves money is offered to whoever pays by the month", () => {
  const [year] = recommend({ ...calm, onSale: [starter, proYear, starterYear, pro] });
  expect(year).toEqual({
    code: "yearly_saves",
    message: "Switch Starter to yearly and save $18.00.",
    planId: "starter-year",
  });
  expect(codes({ onSale: [starter, { ...starterYear, price: 10_800 }] })).toEqual([]);
  expect(codes({ plan: starterYear, onSale: [starter, starterYear] })).toEqual([]);
  // A plan that is ending or unpaid gets other messages.
  for (const renewsAt of [null, now]) expect(codes({ onSale: [starter, starterYear], renewsAt })).toEqual([]);
});

test.each<[string, Partial<Situation>, string[]]>([
  ["enough", { credits: 900, renewsAt: new Date("2026-06-22T12:00:00Z") }, []],
  ["too few, soon", { credits: 899, renewsAt: new Date("2026-06-22T12:00:00Z") }, ["credits_low"]],
  ["too few, in two weeks", { credits: 0, renewsAt: new Date("2026-07-04T12:00:00Z") }, []],
  ["too few, and it ends", { credits: 0, renewsAt: null }, []],
  [
    "too few for what comes next",
    { credits: 900, next: pro, renewsAt: new Date("2026-06-22T12:00:00Z") },
    ["credits_low"],
  ],
])("credits before a renewal: %s", (_, more, expected) => {
  expect(codes(more)).toEqual(expected);
});

test("a plan that bounds nothing one has is said to be unused, once there was time to use it", () => {
  const idle = { usage: meters(0, 0), activity: 0 };
  expect(codes(idle)).toEqual(["unused_plan"]);
  expect(codes({ ...idle, activity: 1 })).toEqual([]);
  expect(codes({ ...idle, startedAt: new Date("2026-06-10T12:00:00Z") })).toEqual([]);
});

test("on Free only limits are mentioned, with the cheapest plan that has more, by the year if there is no other", () => {
  const onSale = [pro, proYear, starter, starterYear];
  const free = (products: number, most: number | null): Situation["usage"] => ({
    products: { used: products, limit: most },
    services: { used: 0, limit: null },
    appointments_per_month: { used: 0, limit: null },
  });
  expect(recommendOnFree({ onSale, usage: free(0, null) })).toEqual([]);
  expect(recommendOnFree({ onSale, usage: free(0, 10) })).toEqual([]);
  expect(recommendOnFree({ onSale, usage: free(9, 10) })).toEqual([
    {
      code: "near_products",
      message: "You use 9 of 10 products. Starter holds 50.",
      planId: "starter-month",
    },
  ]);
  expect(recommendOnFree({ onSale, usage: free(60, 10) })[0]?.planId).toBe("pro-month");
  expect(recommendOnFree({ onSale: [proYear], usage: free(9, 10) })[0]?.planId).toBe("pro-year");
  // A plan that has room but no more of it than Free is no help.
  expect(recommendOnFree({ onSale: [starter], usage: free(45, 50) })[0]?.planId).toBeUndefined();
});
