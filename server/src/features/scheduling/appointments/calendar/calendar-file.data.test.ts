// Hostile text in every field of a calendar file, read back by two independent parsers.
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect, test } from "vitest";
import { testData } from "#test/test-data.ts";
import { calendarFile } from "./calendar-file.ts";

const strings: string[] = JSON.parse(testData("naughty-strings/strings.json"));
const printable = (words: string) => words.replace(/(?![\t\r\n])\p{Cc}/gu, "");
// As a form submits it: trimmed, and without characters that no text field accepts.
const typed = strings
  .map((words) => words.trim())
  .filter((words) => printable(words) !== "" && !words.includes("\u0000"));

const write = (words: string) =>
  calendarFile({
    name: words,
    method: "REQUEST",
    appointments: [
      {
        id: "01990000-0000-7000-8000-000000000001",
        version: 1,
        status: "Pending",
        title: words,
        description: words,
        location: words,
        startsAt: new Date("2026-06-01T09:00:00Z"),
        endsAt: new Date("2026-06-01T10:00:00Z"),
        updatedAt: new Date("2026-05-01T09:00:00Z"),
        customer: { name: words, email: "a@example.com" },
        organiser: { name: words, email: "b@example.com" },
      },
    ],
  });

function readByIcalJs(file: string) {
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
  const cn = (name: string) => event?.getFirstProperty(name)?.getFirstParameter("cn");
  const texts = ["summary", "description", "location"].map((name) => event?.getFirstPropertyValue(name));
  return { texts, names: ["attendee", "organizer"].map(cn) };
}

function readByNodeIcal(file: string) {
  const { vcalendar, ...parts } = nodeIcal.sync.parseICS(file);
  const event = Object.values(parts).find((part) => part?.type === "VEVENT");
  return { name: vcalendar?.["WR-CALNAME"], texts: [event?.summary, event?.description, event?.location] };
}

test(`all ${typed.length} come back as they were written`, () => {
  expect(typed.length).toBeGreaterThan(250);
  for (const words of typed) {
    const file = write(words);
    const expected = printable(words);
    const { texts, names } = readByIcalJs(file);
    const expectedTexts = [expected, expected, expected];
    expect(texts).toEqual(expectedTexts);
    // Both parsers deviate from the format. ical.js treats a backslash in a parameter as an escape. node-ical
    // always reads "
    // " as a line break and strips quotes around the whole text.
    if (!words.includes("\\")) expect(names).toEqual([expected, expected]);
    if (/\\n|^".*"$/i.test(words)) continue;
    expect(readByNodeIcal(file)).toEqual({ name: expected, texts: expectedTexts });
  }
});
