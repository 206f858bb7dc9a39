import { expect, test } from "vitest";
import { monthsUpTo } from "./months-up-to.ts";

const moment = "T12:00:00.000Z";

test.each([
  ["UTC", "2026-11-21", "2026-11-01T00:00", "2026-10-01T00:00", "2026-10-21T12:00"],
  // Months begin in the store's time zone, before and after the end of daylight saving time.
  ["America/New_York", "2026-11-21", "2026-11-01T04:00", "2026-10-01T04:00", "2026-10-21T11:00"],
  ["Asia/Tokyo", "2026-01-05", "2025-12-31T15:00", "2025-11-30T15:00", "2025-12-05T12:00"],
  // February has no 31st, so all of it counts.
  ["UTC", "2026-03-31", "2026-03-01T00:00", "2026-02-01T00:00", "2026-03-01T00:00"],
])("in %s on %s", (zone, day, from, fromBefore, toBefore) => {
  const now = Date.parse(`${day}${moment}`);
  const at = (written: string) => Date.parse(`${written}:00Z`);
  expect(monthsUpTo(zone, now)).toEqual({
    thisMonth: { from: at(from), to: now + 1 },
    lastMonth: { from: at(fromBefore), to: at(toBefore) },
  });
});
