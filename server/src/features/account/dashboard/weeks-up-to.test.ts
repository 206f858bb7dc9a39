import { expect, test } from "vitest";
import { weeksUpTo } from "./weeks-up-to.ts";

const hours = ({ from, to }: { from: number; to: number }) => (to - from) / 3_600_000;

test.each([
  // A Friday: the week began on Monday, or on Sunday where weeks begin then.
  ["UTC", "2026-11-27T12:00Z", 1, "2026-11-23", "2026-11-29"],
  ["UTC", "2026-11-27T12:00Z", 0, "2026-11-22", "2026-11-28"],
  ["UTC", "2026-11-27T12:00Z", 6, "2026-11-21", "2026-11-27"],
  // Still Sunday in New York, and Monday already in Tokyo.
  ["America/New_York", "2026-11-30T03:00Z", 1, "2026-11-23", "2026-11-29"],
  ["Asia/Tokyo", "2026-11-29T16:00Z", 1, "2026-11-30", "2026-12-06"],
])("in %s at %s, weeks that begin on day %i", (zone, now, weekStart, from, to) => {
  const { weeks, current } = weeksUpTo(zone, Date.parse(now), weekStart);
  expect(weeks).toHaveLength(8);
  expect(weeks.at(-1)).toEqual({ range: current, days: { from, to } });
  expect(current.from <= Date.parse(now) && Date.parse(now) < current.to).toBe(true);
  weeks.slice(1).forEach(({ range }, nth) => expect(range.from).toBe(weeks[nth]?.range.to));
});

test("the week in which the clocks go back is an hour longer", () => {
  const { weeks } = weeksUpTo("America/New_York", Date.parse("2026-11-05T12:00Z"), 1);
  expect(weeks.slice(-2).map(({ range }) => hours(range))).toEqual([169, 168]);
});
