// Reads every real and every broken calendar file of the test data: its busy times, or why it is refused.
// None may hang.
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { testData } from "#test/test-data.ts";
import { testDataFile } from "../../../../../../scripts/test-data-folder.mjs";
import { calendarNotesOf } from "../calendar-words.ts";
import { busyTimes } from "./busy-times.ts";
import { CalendarError } from "./calendar-error.ts";

const window = { from: Date.parse("1990-01-01T00:00:00Z"), to: Date.parse("2035-01-01T00:00:00Z") };
const files = readdirSync(testDataFile("ical-feeds"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ics"))
  .toSorted();

function outcome(name: string): string {
  try {
    const { busy, ...rest } = busyTimes(testData(`ical-feeds/${name}`), "Europe/Berlin", window);
    return [`${busy.length} busy`, ...calendarNotesOf(rest)].join("; ");
  } catch (error) {
    if (error instanceof CalendarError) return `refused: ${error.message}`;
    throw error;
  }
}

const began = performance.now();
const outcomes = new Map(files.map((name) => [name, outcome(name)]));
const took = performance.now() - began;
const named = (pattern: RegExp) =>
  [...outcomes].filter(([, told]) => pattern.test(told)).map(([name]) => name);
const busyIn = (name: string) => outcomes.get(name)?.split(" ")[0];

test("all 129 are read or refused by name", () => {
  console.info(`${files.length} calendar files: ${Math.round(took)} ms`);
  expect(files.length).toBe(129);
  expect(named(/^\d+ busy/).length).toBe(100);
  // Most of them are bare events without a calendar around them.
  const none = named(/ is no calendar\.$/);
  expect(none.filter((name) => !name.startsWith("icalendar-events/"))).toEqual([
    "icalendar/issue_82_expected_output.ics",
  ]);
  expect(none.length).toBe(25);
  expect(named(/ begins what it does not end\.$/)).toEqual([
    "icalendar/big_bad_calendar.ics",
    "icalendar/pr_480_summary_with_colon.ics",
    "icalendar/small_bad_calendar.ics",
    "icalendar/timezone_same_start_and_offset.ics",
  ]);
});

test("what is in them is what they say", () => {
  expect(named(/^[1-9]\d* busy/).length).toBe(52);
  const counts = {
    "ical.js/duration_instead_of_dtend.ics": "1",
    "ical.js/google_birthday.ics": "3",
    "ical.js/multiple_rrules.ics": "36",
    "ical.js/recur_instances_finite.ics": "5",
    "ical.js/utc_negative_zero.ics": "1",
    "icalendar/issue_218_bad_tzid.ics": "1",
    "icalendar/issue_27_multiple_periods_in_freebusy_multiple_freebusies.ics": "8",
    "icalendar/issue_466_respect_unique_timezone.ics": "637",
    "icalendar/period_with_timezone.ics": "8",
    "icalendar/timezoned.ics": "1",
    "ics-parser/ICal.ics": "976",
    "ics-parser/ical-monthly.ics": "25",
  };
  expect(Object.fromEntries(Object.keys(counts).map((name) => [name, busyIn(name)]))).toEqual(counts);
});

test("a zone nobody knows, and events that say nothing, are told", () => {
  expect(named(/time zone “/)).toEqual([
    "icalendar/issue_526_calendar_with_different_events.ics",
    "icalendar/issue_526_calendar_with_event_subset.ics",
    "icalendar/issue_526_calendar_with_events.ics",
    "ics-parser/ICal.ics",
  ]);
  expect(named(/couldn't read/).length).toBe(25);
});
