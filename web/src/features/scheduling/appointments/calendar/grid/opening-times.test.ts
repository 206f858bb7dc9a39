import { describe, expect, test } from "vitest";
import { closedEvents } from "../calendar-events.ts";
import { byDay } from "./by-day.ts";
import { firstHour } from "./first-hour.ts";
import { closedTimes, isOutside, opensOn } from "./opening-times.ts";

const zone = "America/New_York";
const open = [
  { starts_at: "2026-11-01T14:00:00.000Z", ends_at: "2026-11-01T17:00:00.000Z" },
  { starts_at: "2026-11-01T18:00:00.000Z", ends_at: "2026-11-01T22:00:00.000Z" },
];
const slot = (from: string, to: string) => ({
  starts_at: `2026-11-01T${from}:00Z`,
  ends_at: `2026-11-01T${to}:00Z`,
});

test("what is not open is shaded; the day on which clocks go back has an hour more", () => {
  const shaded = closedEvents(open, zone, { from: "2026-11-01", to: "2026-11-01" });
  expect(shaded.map(({ start, end }) => [start, end])).toEqual([
    ["2026-11-01T04:00:00.000Z", "2026-11-01T14:00:00.000Z"],
    ["2026-11-01T17:00:00.000Z", "2026-11-01T18:00:00.000Z"],
    ["2026-11-01T22:00:00.000Z", "2026-11-02T05:00:00.000Z"],
  ]);
  expect(closedTimes([], { from: 1, to: 2 })).toEqual([{ from: 1, to: 2 }]);
  expect(closedTimes([slot("00:00", "24:00")], { from: 0, to: 0 })).toEqual([]);
});

test("an appointment is outside of the hours when the store is shut for any of it", () => {
  expect(isOutside(open, slot("14:00", "17:00"))).toBe(false);
  expect(isOutside(open, slot("16:30", "18:30"))).toBe(true);
  expect(isOutside(open, slot("13:59", "15:00"))).toBe(true);
  expect(
    isOutside(
      [...open, slot("17:00", "18:00")].toSorted((a, b) => a.starts_at.localeCompare(b.starts_at)),
      slot("16:30", "18:30"),
    ),
  ).toBe(false);
  expect(isOutside([], slot("14:00", "15:00"))).toBe(true);
  expect([opensOn(open, zone, "2026-11-01"), opensOn(open, zone, "2026-11-02")]).toEqual([true, false]);
});

test("the day begins in sight shortly before the store opens, and later when now would be out of sight", () => {
  const days = { from: "2026-11-01", to: "2026-11-01" };
  expect(firstHour(open, zone, days, new Date("2026-11-09T12:00:00Z"))).toBe("08:30:00");
  expect(firstHour(open, zone, days, new Date("2026-11-01T22:00:00Z"))).toBe("13:00:00");
  expect(firstHour([], zone, days, new Date("2026-11-09T12:00:00Z"))).toBe("08:30:00");
});

describe("an appointment stands under the day it begins on in the store's zone", () => {
  const entry = (starts_at: string) => ({
    id: starts_at,
    number: "A-1",
    version: 1,
    status: "Pending" as const,
    title: "",
    customer: "",
    starts_at,
    ends_at: starts_at,
    busy_from: starts_at,
    busy_until: starts_at,
    seats: 1,
    capacity: 1,
  });
  test.each([
    ["Pacific/Kiritimati", "2026-11-21T09:30:00Z", "2026-11-21", "2026-11-21T10:15:00Z", "2026-11-22"],
    ["America/New_York", "2026-11-02T04:30:00Z", "2026-11-01", "2026-11-02T05:15:00Z", "2026-11-02"],
    ["Asia/Kathmandu", "2026-11-21T17:45:00Z", "2026-11-21", "2026-11-21T18:30:00Z", "2026-11-22"],
  ])("%s", (where, late, lateDay, early, earlyDay) => {
    expect([...byDay([entry(early), entry(late)], where).keys()]).toEqual([lateDay, earlyDay]);
  });
});
