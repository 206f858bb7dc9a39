import { expect, test } from "vitest";
import { dayAfter } from "#kernel/time/days.ts";
import { maxDaysDrawn, pointsOf } from "./in-weeks.ts";

const days = (count: number) => Array.from({ length: count }, (_, at) => dayAfter("2026-01-01", at));

test("few days stand one by one, many by the week, and nothing is left out of a sum", () => {
  const few = pointsOf(days(maxDaysDrawn));
  expect([few.areWeeks, few.days.length, few.sayDay("2026-01-01")]).toEqual([
    false,
    maxDaysDrawn,
    "Thu, Jan 1, 2026",
  ]);
  const many = pointsOf(days(maxDaysDrawn + 4));
  expect([many.areWeeks, many.days.length, many.days[1]]).toEqual([true, 18, "2026-01-06"]);
  // The incomplete week comes first.
  expect(many.sayDay("2026-01-01")).toMatch(/^Jan 1\s–\s5, 2026$/);
  expect(many.sayDay("2026-04-28")).toMatch(/^Apr 28\s–\sMay 4, 2026$/);
  const sums = many.sum(days(maxDaysDrawn + 4).map(() => 2));
  expect([sums[0], sums.at(-1), sums.reduce((all, sum) => all + sum)]).toEqual([10, 14, 248]);
  const whole = pointsOf(days(21 * 7));
  expect([whole.days.length, whole.sum(days(21 * 7).map(() => 1))]).toEqual([21, Array(21).fill(7)]);
});
