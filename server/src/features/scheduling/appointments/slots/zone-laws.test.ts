// B5: compared with moment-timezone, which has its own zone data and does not use Intl. Slots come from the
// store page's own rule, which bookings use too.
import { DAY, instantOf, MINUTE, type Range, stretchesOf, wallOf } from "@solodesk/contract/kernel/zone.ts";
import { describe, expect, test } from "vitest";
import { ahead, type Change, changes, changesOf, changing, years } from "#test/zone-changes.ts";
import { freeSlots, type SlotRule } from "./free-slots.ts";

const steady = ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "Asia/Kolkata"];
const around = ({ at }: Change): Range => ({ from: at - DAY, to: at + DAY });

test.each([...changing, ...steady])("the stretches of %s from 2026 to 2028 are theirs", (zone) => {
  const found = stretchesOf(zone, years).map(({ from, offset }) => [from, offset]);
  const theirs = changesOf(zone).map(({ at, after }) => [at, after]);
  expect(found).toEqual([[years.from, ahead(zone, years.from)], ...theirs]);
  expect(theirs.length > 0).toBe(changing.includes(zone));
});

test("each quarter of an hour in the days around each change has the instants it has: none, one or two", () => {
  const times = [0, 0, 0];
  for (const change of changes) {
    const { zone, at, before, after } = change;
    const stretches = stretchesOf(zone, { from: at - 3 * DAY, to: at + 3 * DAY });
    for (let wall = at + before - DAY; wall < at + before + DAY; wall += 15 * MINUTE) {
      const tried = [wall - before, wall - after].toSorted((a, b) => a - b);
      const theirs = tried.filter((instant) => instant + ahead(zone, instant) === wall);
      const ours = stretches.flatMap(({ from, to, offset }) => {
        const instant = wall - offset;
        return from <= instant && instant < to ? [instant] : [];
      });
      const wrong = `${zone} ${new Date(wall).toISOString()}`;
      if (ours.join() !== theirs.join()) expect.fail(wrong);
      if (instantOf(zone, wall) !== (theirs[0] ?? at)) expect.fail(wrong);
      if (theirs.some((instant) => wallOf(zone, instant) !== wall)) expect.fail(wrong);
      times[theirs.length]! += 1;
    }
  }
  const [missing = 0, once = 0, twice = 0] = times;
  expect(missing).toBeGreaterThan(100);
  expect(twice).toBeGreaterThan(100);
  expect(once).toBeGreaterThan(10_000);
});

describe("slots", () => {
  /** In minutes: opening and closing after midnight, slot interval, length. */
  const openings = [
    { open: 0, close: 1440, slot: 15, length: 15 },
    { open: 30, close: 190, slot: 20, length: 25 },
    { open: 1380, close: 1440, slot: 15, length: 30 },
  ];
  type Opening = (typeof openings)[number];

  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
  function ruleOf(timezone: string, { open, close, slot, length }: Opening): SlotRule {
    const day = [{ open: clock(open), close: clock(close) }];
    const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day, time_off: [] };
    return {
      store: { timezone, hours, booking: { slot_minutes: slot } },
      length: length * MINUTE,
      before: 0,
      buffer: 0,
    };
  }
  const startsOf = (rule: SlotRule, range: Range) => freeSlots(rule, range, []).map(({ from }) => from);

  /**
   * Tells whether it begins on the grid of its opening and every fifth minute of it has a local time within
   * the opening.
   */
  function isSlot(zone: string, { open, close, slot, length }: Opening, at: number): boolean {
    const wallAt = (instant: number) => (((instant + ahead(zone, instant)) % DAY) + DAY) % DAY;
    if ((wallAt(at) / MINUTE - open + 1440) % slot !== 0) return false;
    for (let minute = 0; minute < length; minute += 5) {
      const wall = wallAt(at + minute * MINUTE) / MINUTE;
      if (wall < open || close <= wall) return false;
    }
    return true;
  }

  test("listed are theirs, every one of them can be booked, and nothing between them", {}, () => {
    let listed = 0;
    let refused = 0;
    for (const change of changes) {
      for (const opening of openings) {
        const rule = ruleOf(change.zone, opening);
        const range = around(change);
        const found = startsOf(rule, range);
        const theirs = [];
        for (let at = range.from; at < range.to; at += 5 * MINUTE) {
          if (isSlot(change.zone, opening, at)) theirs.push(at);
          else if (at % 11 === 0) {
            refused += 1;
            if (startsOf(rule, { from: at, to: at + 1 }).length > 0) expect.fail(`${change.zone} ${at}`);
          }
        }
        expect(found, `${change.zone} ${new Date(change.at).toISOString()}`).toEqual(theirs);
        for (const at of found)
          if (startsOf(rule, { from: at, to: at + 1 }).join() !== String(at))
            expect.fail(`${change.zone} ${at}`);
        listed += found.length;
      }
    }
    expect(listed).toBeGreaterThan(10_000);
    expect(refused).toBeGreaterThan(1000);
  });

  test("in an hour that is skipped there are none, in one that comes twice each is there twice", () => {
    for (const change of changes) {
      const { zone, at, before, after } = change;
      const lasts = Math.abs(after - before) / MINUTE;
      const open = ((at + Math.min(before, after)) / MINUTE) % 1440;
      const rule = ruleOf(zone, { open, close: open + lasts, slot: 15, length: 15 });
      const found = startsOf(rule, { from: at - lasts * MINUTE, to: at + lasts * MINUTE });
      expect(found, `${zone} ${new Date(at).toISOString()}`).toHaveLength(
        after > before ? 0 : (2 * lasts) / 15,
      );
      for (const [i, instant] of found.slice(0, found.length / 2).entries())
        expect(wallOf(zone, instant)).toBe(wallOf(zone, found[i + found.length / 2]!));
    }
  });
});
