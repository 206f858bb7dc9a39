import { expect, test } from "vitest";
import { englishDay, englishWeekday } from "./english-day.ts";

test("a day without hours is the same day in every zone and language", () => {
  expect(englishDay("2026-03-09")).toBe("March 9");
  expect(englishWeekday("2026-06-02")).toBe("Tuesday, June 2");
});
