import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { expect, test } from "vitest";
import { asKept } from "#kernel/kept-words.ts";
import { outsideFailures } from "#kernel/outside/outside-fetch.ts";
import { calendarInWords, calendarNotesOf } from "../calendar-words.ts";
import { readCalendar } from "./read-calendar.ts";

const window = { from: Date.parse("2026-01-01T00:00:00Z"), to: Date.parse("2028-01-01T00:00:00Z") };
const task = (...lines: string[]) => ({
  file: Buffer.from(["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\n")),
  zone: "Europe/Berlin",
  window,
});
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:one", ...lines, "END:VEVENT"].join("\n");

test("a calendar is read in a thread of its own, and one that is none is refused from there", async () => {
  const read = await readCalendar(task(event("DTSTART:20260601T100000Z", "DURATION:PT1H")));
  const at = Date.parse("2026-06-01T10:00:00Z");
  const busy = [{ from: at, to: at + 3_600_000 }];
  expect(read).toEqual({ busy, broken: 0, unknownZones: [], own: [] });
  await expect(readCalendar({ ...task(), file: Buffer.from("hello") })).rejects.toThrow("is no calendar");
});

test("what is noted is kept in English and shown in the reader's language", async () => {
  const unclear = task(...Array.from({ length: 1000 }, () => event()));
  const read = await readCalendar(unclear);
  expect(inLanguage("de", () => calendarNotesOf(read))).toEqual([
    "We couldn't read 1000 events, so they don't block any time.",
  ]);
  const late = asKept(outsideFailures.late, { seconds: 10 });
  expect(calendarInWords(late)).toBe("The address did not arrive within 10 seconds.");
  expect(inLanguage("de", () => calendarInWords(late))).not.toBe(late);
});

test("what never ends is ended, and the server goes on meanwhile", async () => {
  const mad = Array.from({ length: 2000 }, () =>
    event("DTSTART:20260601T100000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY"),
  );
  let beats = 0;
  const heart = setInterval(() => (beats += 1), 10);
  await expect(readCalendar(task(...mad), 300)).rejects.toThrow("takes too long to read");
  clearInterval(heart);
  expect(beats).toBeGreaterThan(5);
});

test("5 MB of events are read, and of their words nothing is looked at", async () => {
  const words = `DESCRIPTION:${"x".repeat(400)}`;
  const many = Array.from({ length: 9000 }, (_, i) => {
    const day = new Date(window.from + (i % 700) * 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");
    const hour = String(Math.floor(i / 700) + 6).padStart(2, "0");
    return event(`DTSTART;TZID=Europe/Berlin:${day}T${hour}0000`, "DURATION:PT30M", words);
  });
  const large = task(...many);
  expect(large.file.length).toBeGreaterThan(4_000_000);
  const began = performance.now();
  const { busy } = await readCalendar(large);
  console.info(`9,000 events in ${large.file.length >> 20} MB: ${Math.round(performance.now() - began)} ms`);
  expect(busy.length).toBe(9000);
});
