// Compared with PostgreSQL, which has its own zone data and its own arithmetic.
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import type { Hours, Interval } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mergedRanges } from "#features/scheduling/external-calendars/merged-ranges.ts";
import { everyDay } from "#test/test-calendar.ts";
import { cloneDatabase, type TestDatabase } from "#test/test-database.ts";
import { leastTimes } from "../../../../../../scripts/least-times.mjs";
import { freeSlots, type SlotRule } from "./free-slots.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase((url) => url);
});
afterAll(() => database.drop());

// Offsets of half and quarter hours, changes at midnight and in the southern hemisphere, and Dublin, where
// winter time is the legal exception.
const zones = [
  "Europe/Berlin",
  "Europe/Dublin",
  "Europe/London",
  "America/New_York",
  "America/St_Johns",
  "America/Havana",
  "America/Santiago",
  "Africa/Cairo",
  "Asia/Beirut",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Chatham",
];

/** All in minutes: slot interval, length, buffer after it and before it. */
const rule = (
  timezone: string,
  hours: Hours,
  [slot, length, buffer = 0, before = 0]: readonly number[],
): SlotRule => ({
  store: { timezone, hours, booking: { slot_minutes: slot! } },
  length: length! * MINUTE,
  before: before * MINUTE,
  buffer: buffer * MINUTE,
});
const at = (moment: string) => Date.parse(moment);
const listed = (slotRule: SlotRule, from: number, to: number) =>
  freeSlots(slotRule, { from, to }, []).map((slot) => slot.from);
const clock = (slots: { from: number }[]) =>
  slots.map(({ from }) => new Date(from).toISOString().slice(11, 16));

/** Returns the hours from 2026 to 2028 in which the zone's clocks change. */
async function changesIn(zone: string): Promise<number[]> {
  const rows = await database.sql<{ at: string }>(
    `SELECT extract(epoch FROM at) * 1000 AS at FROM (
       SELECT at, at AT TIME ZONE $1 - at AT TIME ZONE 'UTC' AS ahead,
         lead(at AT TIME ZONE $1 - at AT TIME ZONE 'UTC') OVER (ORDER BY at) AS ahead_next
       FROM generate_series('2026-01-01Z'::timestamptz, '2028-12-31Z', '1 hour') AS at
     ) AS hours WHERE ahead <> ahead_next ORDER BY at`,
    [zone],
  );
  return rows.map((row) => Number(row.at));
}

/**
 * Returns the slots in the two days around it whose every fifth minute has a local time within the opening.
 */
async function expected(zone: string, around: number, opening: Interval, [slot, length]: [number, number]) {
  const rows = await database.sql<{ at: string }>(
    `WITH minutes AS (
       SELECT at, (at AT TIME ZONE $1)::time AS wall
       FROM generate_series(to_timestamp($2 / 1000.0) - interval '24 hours',
         to_timestamp($2 / 1000.0) + interval '26 hours', '5 minutes') AS at
     )
     SELECT extract(epoch FROM m.at) * 1000 AS at FROM minutes m
     WHERE m.at < to_timestamp($2 / 1000.0) + interval '24 hours'
       AND extract(epoch FROM m.wall - $3::time)::int % ($5::int * 60) = 0
       AND (SELECT count(*) FROM minutes n WHERE n.at >= m.at AND n.at < m.at + make_interval(mins => $6)
         AND n.wall >= $3::time AND n.wall < $4::time) * 5 = $6
     ORDER BY m.at`,
    [zone, around, opening.open, opening.close, slot, length],
  );
  return rows.map((row) => Number(row.at));
}

test("B5: 12 zones, all changes of 2026 to 2028: the slots of the days around are those of PostgreSQL", async () => {
  let compared = 0;
  let wrong = 0;
  for (const zone of zones) {
    const changes = await changesIn(zone);
    expect(changes.length, zone).toBeGreaterThanOrEqual(5);
    for (const around of changes) {
      for (const [opening, slot, length] of [
        [{ open: "00:00", close: "24:00" }, 15, 15],
        [{ open: "00:30", close: "03:10" }, 20, 25],
        [{ open: "23:00", close: "24:00" }, 15, 30],
      ] as const) {
        const found = listed(
          rule(zone, everyDay(opening), [slot, length]),
          around - 86_400_000,
          around + 86_400_000,
        );
        const right = await expected(zone, around, opening, [slot, length]);
        compared += right.length;
        if (found.join() !== right.join()) wrong += 1;
      }
    }
  }
  expect(wrong).toBe(0);
  expect(compared).toBeGreaterThan(10_000);
});

describe("a day", () => {
  const berlin = (...day: Interval[]) => rule("Europe/Berlin", everyDay(...day), [30, 30]);
  const night = { open: "01:00", close: "04:00" };

  test("whose clocks go forward has no skipped hour, and one whose clocks go back has an hour twice", () => {
    const [march, october] = ["2026-03-28T23:00Z", "2026-10-24T22:00Z"].map(at);
    expect(clock(freeSlots(berlin(night), { from: march!, to: march! + 80_000_000 }, []))).toEqual([
      "00:00",
      "00:30",
      "01:00",
      "01:30",
    ]);
    expect(clock(freeSlots(berlin(night), { from: october!, to: october! + 80_000_000 }, []))).toEqual([
      "23:00",
      "23:30",
      "00:00",
      "00:30",
      "01:00",
      "01:30",
      "02:00",
      "02:30",
    ]);
    const skipped = berlin({ open: "02:00", close: "03:00" });
    expect(freeSlots(skipped, { from: march!, to: march! + 80_000_000 }, [])).toEqual([]);
  });

  test("ends by its closing, and off days have none", () => {
    const hours: Hours = {
      ...everyDay({ open: "14:00", close: "15:15" }, { open: "09:00", close: "10:20" }),
      tue: [],
      time_off: [{ from: "2026-06-10", to: "2026-06-11", reason: "" }],
    };
    const week = { from: at("2026-06-08T00:00+02:00"), to: at("2026-06-13T00:00+02:00") };
    const slots = freeSlots(rule("Europe/Berlin", hours, [20, 40, 60]), week, []).map(({ from }) =>
      new Date(from).toISOString().slice(8, 16),
    );
    // Monday and Friday. The buffer may extend past closing time.
    const times = ["07:00", "07:20", "07:40", "12:00", "12:20"];
    expect(slots).toEqual([...times.map((time) => `08T${time}`), ...times.map((time) => `12T${time}`)]);
  });

  test("offers what touches a booking, and nothing that overlaps it or its own time to be kept free", () => {
    const busy = [{ from: at("2026-06-08T10:00Z"), to: at("2026-06-08T10:45Z") }];
    const slotRule = rule("UTC", everyDay({ open: "09:00", close: "12:00" }), [15, 30, 15]);
    const day = { from: at("2026-06-08"), to: at("2026-06-09") };
    expect(clock(freeSlots(slotRule, day, busy))).toEqual([
      "09:00",
      "09:15",
      "10:45",
      "11:00",
      "11:15",
      "11:30",
    ]);
  });

  test("is not kept by somebody who is busy 50,000 times, each of them between two slots", async () => {
    const range = { from: at("2026-06-01"), to: at("2026-07-02") };
    const busy = Array.from({ length: 50_000 }, (_, nth) => {
      const from = range.from + Math.floor(nth / 20) * 15 * MINUTE + 6 * MINUTE + (nth % 20) * 20_000;
      return { from, to: from + 1000 };
    });
    const always = rule("UTC", everyDay({ open: "00:00", close: "24:00" }), [15, 5, 0]);
    const slots = () => freeSlots(always, range, busy);
    expect(slots()).toHaveLength(31 * 96);
    const [whole = 0, reading = 0, alone = 0] = await leastTimes([
      slots,
      () => mergedRanges(busy, range),
      () => freeSlots(always, range, []),
    ]);
    expect(whole / (reading + alone)).toBeLessThan(10);
  });
});

test("the time before an appointment is free as well, and may begin before the opening", () => {
  const hours = everyDay({ open: "09:00", close: "13:00" });
  const day = { from: at("2026-06-01T00:00:00Z"), to: at("2026-06-02T00:00:00Z") };
  const busy = [{ from: at("2026-06-01T10:00:00Z"), to: at("2026-06-01T10:30:00Z") }];
  const free = (before: number) => clock(freeSlots(rule("UTC", hours, [30, 30, 0, before]), day, busy));
  expect(free(0)).toEqual(["09:00", "09:30", "10:30", "11:00", "11:30", "12:00", "12:30"]);
  expect(free(30)).toEqual(["09:00", "09:30", "11:00", "11:30", "12:00", "12:30"]);
});
