import type { CalendarEntry } from "@solodesk/contract/scheduling/calendar.ts";
import { expect, test } from "vitest";
import { shifted } from "../grid/use-move-keys.ts";
import { moveRefusalOf } from "./overlap.ts";

const now = new Date("2026-11-23T12:00:00Z");
const at = (time: string) => `2026-11-23T${time}:00.000Z`;
const entryOf = (
  id: string,
  [from, to, until = to]: string[],
  changes: Partial<CalendarEntry> = {},
): CalendarEntry => ({
  id,
  number: "A-1",
  version: 1,
  status: "Pending",
  title: "Lesson",
  customer: id,
  starts_at: at(from ?? ""),
  ends_at: at(to ?? ""),
  busy_from: at(from ?? ""),
  busy_until: at(until ?? ""),
  seats: 1,
  capacity: 1,
  ...changes,
});
const slot = (from: string, to: string) => ({ starts_at: at(from), ends_at: at(to) });

test("an appointment is refused where another stands, with what is kept free after each of the two", () => {
  const other = entryOf("Maya", ["14:00", "15:00", "15:15"]);
  const moved = entryOf("Jonas", ["18:00", "19:00", "19:30"]);
  const refused = (from: string, to: string, entries = [other, moved]) =>
    moveRefusalOf(entries, moved, slot(from, to), now);
  expect(refused("14:30", "15:30")).toBe("That overlaps Maya's Lesson.");
  // The other's 15 minutes of free time after it, and its own 30.
  expect(refused("15:00", "16:00")).toBeDefined();
  expect(refused("15:15", "16:15")).toBeUndefined();
  expect(refused("12:31", "13:31")).toBeDefined();
  expect(refused("12:30", "13:30")).toBeUndefined();
  // It does not overlap with itself, and finished or cancelled appointments hold no time.
  expect(refused("18:30", "19:30")).toBeUndefined();
  for (const status of ["Cancelled", "Completed", "No-show"] as const)
    expect(refused("14:30", "15:30", [{ ...other, status }, moved])).toBeUndefined();
  expect(refused("14:30", "15:30", [{ ...other, status: "Confirmed" }, moved])).toBeDefined();
});

test("a session overlaps too, and is called by its title", () => {
  const session = { ...entryOf("", ["14:00", "15:00"], { title: "Yoga" }), isSession: true as const };
  const moved = entryOf("Jonas", ["18:00", "19:00"]);
  expect(moveRefusalOf([session, moved], moved, slot("14:30", "15:30"), now)).toBe("That overlaps Yoga.");
});

test("nothing begins in the past, but what has begun may end at another time", () => {
  const begun = entryOf("Jonas", ["11:30", "12:30"]);
  expect(moveRefusalOf([begun], begun, slot("11:00", "12:00"), now)).toBe("That time is over.");
  expect(moveRefusalOf([begun], begun, slot("11:30", "13:00"), now)).toBeUndefined();
  expect(moveRefusalOf([begun], begun, slot("12:00", "13:00"), now)).toBeUndefined();
});

test("a day later is the same hour on the wall, and as long, also over a change of clocks", () => {
  const DAY = 86_400_000;
  // New York: clocks go back on 1 November 2026 and forward on 8 March 2026.
  const saturday = { starts_at: "2026-10-31T19:00:00.000Z", ends_at: "2026-10-31T20:00:00.000Z" };
  expect(shifted("America/New_York", saturday, DAY, false)).toEqual({
    starts_at: "2026-11-01T20:00:00.000Z",
    ends_at: "2026-11-01T21:00:00.000Z",
  });
  // 2:30 is skipped that night, so it begins when the clocks change.
  const early = { starts_at: "2026-03-07T07:30:00.000Z", ends_at: "2026-03-07T08:30:00.000Z" };
  expect(shifted("America/New_York", early, DAY, false)).toEqual({
    starts_at: "2026-03-08T07:00:00.000Z",
    ends_at: "2026-03-08T08:00:00.000Z",
  });
  expect(shifted("America/New_York", saturday, -60 * 60_000, true)).toBeUndefined();
});
