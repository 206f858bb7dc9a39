import { expect, test } from "vitest";
import { monthAfter } from "#kernel/time/days.ts";
import { dayByKey, weeksOf } from "./month.ts";

test("a month stands in weeks that begin as the visitor's do", () => {
  const june = weeksOf("2026-06", 1);
  expect(june.map((week) => week.map((day) => day?.slice(8) ?? "")).slice(0, 1)).toEqual([
    ["01", "02", "03", "04", "05", "06", "07"],
  ]);
  expect(june).toHaveLength(5);
  expect(weeksOf("2026-06", 0)[0]).toEqual([
    undefined,
    "2026-06-01",
    "2026-06-02",
    "2026-06-03",
    "2026-06-04",
    "2026-06-05",
    "2026-06-06",
  ]);
  for (let month = "2026-01"; month < "2029-01"; month = monthAfter(month))
    for (const weekStart of [0, 1, 6]) {
      const days = weeksOf(month, weekStart).flat().filter(Boolean);
      const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
      expect([days[0], days.length]).toEqual([`${month}-01`, last]);
    }
});

test.each([
  ["ArrowLeft", "2026-06-01", "2026-05-31"],
  ["ArrowDown", "2026-06-28", "2026-07-05"],
  ["Home", "2026-06-03", "2026-06-01"],
  ["End", "2026-06-03", "2026-06-07"],
  ["PageDown", "2026-01-31", "2026-02-28"],
  ["PageUp", "2026-01-15", "2025-12-15"],
  ["Enter", "2026-06-03", undefined],
])("%s leads from %s to %s", (key, from, to) => expect(dayByKey(from, key, 1)).toBe(to));
