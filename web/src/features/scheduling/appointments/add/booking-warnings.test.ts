import { expect, test } from "vitest";
import { bookingWarnings, withWarnings } from "./booking-warnings.ts";

test("a time is worth a word for each reason against it, and none without one", () => {
  expect(bookingWarnings({ outside_hours: false })).toEqual([]);
  expect(bookingWarnings({ outside_hours: true, also_busy: "Family" })).toEqual([
    "It is outside of your opening hours.",
    "Your calendar Family is busy then.",
  ]);
});

test("after what was saved, where there is something", () => {
  expect(withWarnings("Lesson with Maya", { outside_hours: false })).toBe("Lesson with Maya");
  expect(withWarnings("Lesson with Maya", { outside_hours: true, also_busy: "Family" })).toBe(
    "Lesson with Maya. It is outside of your opening hours. Your calendar Family is busy then.",
  );
});
