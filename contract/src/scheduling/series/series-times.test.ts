// Checked against moment-timezone, which has its own copy of the zone rules and does not use Intl.
import moment from "moment-timezone";
import { expect, test } from "vitest";
import { DAY, MINUTE } from "../../kernel/zone.ts";
import { maxInSeries, type SeriesTime, seriesTimes } from "./series-times.ts";

const years = { from: Date.parse("2026-01-01"), to: Date.parse("2029-01-01") };
// Offsets of half and quarter hours, a half-hour shift, changes at midnight and for Ramadan, both
// hemispheres.
const zones = [
  "Europe/Berlin",
  "Europe/Dublin",
  "America/New_York",
  "America/St_Johns",
  "America/Santiago",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Asia/Beirut",
  "Asia/Jerusalem",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Chatham",
];

function changesOf(zone: string) {
  const laws = moment.tz.zone(zone)!;
  return laws.untils
    .filter((at) => years.from < at && at < years.to)
    .map((at) => ({ zone, at, before: laws.utcOffset(at - 1), after: laws.utcOffset(at) }))
    .filter(({ before, after }) => before !== after);
}
const changes = zones.flatMap(changesOf);

const shown = (zone: string, instant: number) => moment.tz(instant, zone).format("YYYY-MM-DDTHH:mm:ss");

/**
 * The n-th time according to moment: undefined if the wall clock never shows it, the first if it shows it
 * twice.
 */
function theirs(zone: string, first: number, weeks: number): number | undefined {
  const wanted = moment.utc(`${shown(zone, first)}Z`).add(weeks, "weeks");
  const wall = wanted.format("YYYY-MM-DDTHH:mm:ss");
  // Tries every UTC offset on earth, the furthest ahead first, so that the earlier instant wins.
  for (let ahead = 15 * 60; ahead >= -13 * 60; ahead -= 15) {
    const instant = wanted.valueOf() - ahead * MINUTE;
    if (shown(zone, instant) === wall) return instant;
  }
  return undefined;
}

test("each time shows the wall of the first, weeks later, in the days around each change of clocks", () => {
  const seen = { kept: 0, skipped: 0, moved: 0 };
  for (const [i, { zone, at }] of changes.entries()) {
    const every = (i % 12) + 1;
    // The change falls on the second, third or fourth time.
    const away = (i % 3) + 1;
    for (let back = -150 * MINUTE; back <= 150 * MINUTE; back += 15 * MINUTE) {
      const first = at + back - away * every * 7 * DAY;
      const found = seriesTimes(zone, first, { every_weeks: every, count: away + 2 });
      expect(found).toHaveLength(away + 2);
      for (const [n, time] of found.entries()) {
        const expected = theirs(zone, first, n * every);
        const wrong = `${zone}, every ${every} weeks from ${new Date(first).toISOString()}, the ${n + 1}th`;
        if (n === 0) expect(time, wrong).toEqual({ at: first, isSkipped: false });
        else if (expected === undefined) {
          expect(time.isSkipped, wrong).toBe(true);
          // Exactly the moment at which the clocks go forward.
          expect(moment.tz.zone(zone)!.untils, wrong).toContain(time.at);
          seen.skipped += 1;
        } else {
          expect(time, wrong).toEqual({ at: expected, isSkipped: false });
          seen.kept += 1;
          if ((time.at - first) % DAY !== 0) seen.moved += 1;
        }
      }
    }
  }
  expect(seen.kept).toBeGreaterThan(4000);
  expect(seen.moved).toBeGreaterThan(1000);
  expect(seen.skipped).toBeGreaterThan(100);
});

test("ten stays ten through both changes of Berlin, a skipped hour begins at three, a doubled one is the first", () => {
  const walls = (times: SeriesTime[]) => times.map(({ at }) => shown("Europe/Berlin", at).slice(5, 16));
  const ten = seriesTimes("Europe/Berlin", Date.parse("2026-03-22T09:00:00Z"), { every_weeks: 1, count: 3 });
  expect(walls(ten)).toEqual(["03-22T10:00", "03-29T10:00", "04-05T10:00"]);
  expect(ten[1]!.at - ten[0]!.at).toBe(7 * DAY - 60 * MINUTE);
  const night = seriesTimes("Europe/Berlin", Date.parse("2026-03-22T01:30:00Z"), {
    every_weeks: 1,
    count: 3,
  });
  expect(walls(night)).toEqual(["03-22T02:30", "03-29T03:00", "04-05T02:30"]);
  expect(night.map(({ isSkipped }) => isSkipped)).toEqual([false, true, false]);
  const [, doubled] = seriesTimes("Europe/Berlin", Date.parse("2026-10-18T00:30:00Z"), {
    every_weeks: 1,
    count: 2,
  });
  expect(new Date(doubled!.at).toISOString()).toBe("2026-10-25T00:30:00.000Z");
});

test("it ends after so many or with a day, that day included, and is never longer than one too many", () => {
  const first = Date.parse("2026-11-24T23:30:00Z");
  const until = (day: string) => seriesTimes("Asia/Tokyo", first, { every_weeks: 2, until: day }).length;
  // In Tokyo it is the morning of the 25th.
  expect([until("2026-12-08"), until("2026-12-09"), until("2026-12-23")]).toEqual([1, 2, 3]);
  expect(until("2026-01-01")).toBe(1);
  expect(until("2999-12-31")).toBe(maxInSeries + 1);
});
