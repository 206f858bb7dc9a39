import { expect, test } from "vitest";
import { longDay, longWeekday } from "./long-day.ts";

test("a day without hours is the same day in every zone", () => {
  expect(longDay("2026-03-09")).toBe("March 9");
  expect(longWeekday("2026-06-02")).toBe("Tuesday, June 2");
});
