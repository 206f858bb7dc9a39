import { expect, it } from "vitest";
import { lastDays, rangeInWords } from "./last-days.ts";

it("counts a period with its first and its last day", () => {
  const week = lastDays("2026-03-02", 7);
  expect(week).toEqual({ from: "2026-02-24", to: "2026-03-02" });
  expect(rangeInWords(week)).toMatch(/^Feb 24\s–\sMar 2, 2026$/);
});
