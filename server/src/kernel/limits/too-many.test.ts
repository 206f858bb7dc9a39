import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { expect, test } from "vitest";
import { days, minutes, seconds } from "../time/clock.ts";
import { tooMany } from "./too-many.ts";

test.each([
  [1, "in 1 second", 1],
  [seconds(59), "in 59 seconds", 59],
  [minutes(1), "in 1 minute", 60],
  [minutes(2), "in 2 minutes", 120],
  // Rounded up, so that waiting as long as it says is enough.
  [minutes(11) + 1, "in 12 minutes", 661],
  [minutes(60), "in 1 hour", 3600],
  [minutes(61), "in 61 minutes", 3660],
  [minutes(119) + seconds(1), "in 2 hours", 7141],
  [minutes(121), "in 3 hours", 7260],
  [days(1), "in 24 hours", 86_400],
])("after %d ms it is to be tried again %s", (wait, words, retryAfter) => {
  const { code, message, details } = tooMany("Five bookings were made.", wait);
  expect([code, message]).toEqual(["rate_limited", `Five bookings were made. Try again ${words}.`]);
  expect(details.retryAfter).toBe(retryAfter);
});

test("in the caller's language, with its grammar", () => {
  const inGerman = () => tooMany("Zu viele Anfragen.", minutes(12)).message;
  expect(inLanguage("de", inGerman)).toBe("Zu viele Anfragen. Versuchen Sie es in 12 Minuten noch einmal.");
});
