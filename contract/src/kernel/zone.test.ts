// Only edge cases: server/src/features/scheduling/appointments/slots checks free slots against PostgreSQL.
import { expect, test } from "vitest";
import { DAY, instantOf, offsetAt, stretchesOf, wallOf, wallOfDay } from "./zone.ts";

const at = (moment: string) => Date.parse(moment);
const written = (instant: number) => new Date(instant).toISOString().slice(0, 16);

test.each([
  ["an ordinary time", "Europe/Berlin", "2026-06-01T12:00Z", "2026-06-01T10:00"],
  ["the first of a time that comes twice", "Europe/Berlin", "2026-10-25T02:30Z", "2026-10-25T00:30"],
  ["the change for a time that is skipped", "Europe/Berlin", "2026-03-29T02:30Z", "2026-03-29T01:00"],
  ["a midnight that is skipped", "Africa/Cairo", "2026-04-24T00:00Z", "2026-04-23T22:00"],
  ["a day far ahead of UTC", "Pacific/Kiritimati", "2026-06-01T00:00Z", "2026-05-31T10:00"],
  ["a day far behind", "Pacific/Pago_Pago", "2026-06-01T00:00Z", "2026-06-01T11:00"],
])("the instant of %s in %s", (_what, zone, wall, instant) => {
  expect(written(instantOf(zone, at(wall)))).toBe(instant);
});

test("a year falls apart at its changes, to the minute", () => {
  const year = { from: at("2026-01-01"), to: at("2027-01-01") };
  const hours = stretchesOf("Australia/Lord_Howe", year).map(({ from, offset }) => [
    written(from),
    offset / 3_600_000,
  ]);
  expect(hours).toEqual([
    ["2026-01-01T00:00", 11],
    ["2026-04-04T15:00", 10.5],
    ["2026-10-03T15:30", 11],
  ]);
  expect(stretchesOf("Asia/Kathmandu", year)).toEqual([{ ...year, offset: 5.75 * 3_600_000 }]);
});

test("offsets are read in any case, in seconds, and in years nobody books", () => {
  expect(offsetAt("europe/BERLIN", at("2026-06-01"))).toBe(2 * 3_600_000);
  expect(offsetAt("UTC", 0)).toBe(0);
  expect(offsetAt("America/New_York", at("0000-01-01T00:00:00Z"))).toBe(-(4 * 3600 + 56 * 60 + 2) * 1000);
  expect(wallOf("America/New_York", at("+010000-01-01T00:00:00Z")) % DAY).toBe(19 * 3_600_000);
  expect(wallOfDay("2026-03-29")).toBe(at("2026-03-29T00:00:00Z"));
});
