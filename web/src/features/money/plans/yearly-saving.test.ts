import { expect, test } from "vitest";
import { allPlans, planOf, pro, proYear, starter, starterYear, usd } from "../../../../test/pricing-of.ts";
import { maxSaving, yearlySaving } from "./yearly-saving.ts";

test("a year saves what twelve months of the same plan cost more", () => {
  expect(yearlySaving(starterYear, allPlans)).toEqual(usd(12 * 900 - 9000));
  expect(yearlySaving(proYear, allPlans)).toEqual(usd(5800));
  expect(maxSaving(allPlans)).toEqual(usd(5800));
});

test("nothing is saved by the month, without a month to compare with, or where a year costs no less", () => {
  expect(yearlySaving(starter, allPlans)).toBeUndefined();
  expect(yearlySaving(proYear, [starter, proYear])).toBeUndefined();
  const dear = planOf({ ...proYear, price: usd(12 * 2900) });
  expect(yearlySaving(dear, [pro, dear])).toBeUndefined();
  expect(maxSaving([pro, dear])).toBeUndefined();
});
