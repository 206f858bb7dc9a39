import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { type CalendarFileEntry, calendarFile } from "./calendar-file.ts";

const entry: CalendarFileEntry = {
  id: "01990000-0000-7000-8000-000000000001",
  version: 3,
  status: "Confirmed",
  title: "Haircut",
  startsAt: new Date("2026-03-29T00:30:00Z"),
  endsAt: new Date("2026-03-29T01:30:00Z"),
  updatedAt: new Date("2026-03-01T08:00:00Z"),
  customer: { name: "Ann", email: "ann@example.com" },
  organiser: { name: "Salon", email: "salon@example.com" },
};

const componentOf = (file: string) => new ICAL.Component(ICAL.parse(file));
const eventOf = (file: string) => componentOf(file).getFirstSubcomponent("vevent");
const write = (change: Partial<CalendarFileEntry>, method?: "REQUEST" | "CANCEL") =>
  calendarFile({ name: "Salon", appointments: [{ ...entry, ...change }], ...(method && { method }) });
const valueOf = (file: string, name: string) => eventOf(file)?.getFirstPropertyValue(name)?.toString();

test("tells what, when and which version of it, in UTC", () => {
  const file = write({ title: "Cut" });
  const lines = file.split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "UID:01990000-0000-7000-8000-000000000001@solodesk",
      "SEQUENCE:2",
      "DTSTAMP:20260301T080000Z",
      "LAST-MODIFIED:20260301T080000Z",
      "DTSTART:20260329T003000Z",
      "DTEND:20260329T013000Z",
      "SUMMARY:Cut",
      "STATUS:CONFIRMED",
      "METHOD:PUBLISH",
      "X-WR-CALNAME:Salon",
      "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
      "X-PUBLISHED-TTL:PT15M",
    ]),
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
});

test.each([
  ["Pending", "TENTATIVE", "OPAQUE"],
  ["Confirmed", "CONFIRMED", "OPAQUE"],
  ["Completed", "CONFIRMED", "OPAQUE"],
  ["No-show", "CONFIRMED", "OPAQUE"],
  ["Cancelled", "CANCELLED", "TRANSPARENT"],
] as const)("what is %s is %s and %s", (status, word, transparency) => {
  const file = write({ status });
  expect([valueOf(file, "status"), valueOf(file, "transp")]).toEqual([word, transparency]);
});

test("only letters to the customer name the customer", () => {
  expect(eventOf(write({}))?.getFirstProperty("attendee")).toBeNull();
  expect(valueOf(write({}, "REQUEST"), "attendee")).toBe("MAILTO:ann@example.com");
  expect(valueOf(write({ status: "Cancelled" }, "CANCEL"), "status")).toBe("CANCELLED");
  const alone = write({ organiser: { name: "Salon" }, customer: { name: "Ann", email: "" } }, "REQUEST");
  expect(alone).not.toMatch(/ORGANIZER|ATTENDEE/);
});

describe("text that would break out", () => {
  const hostile = 'A"b^c;d:e,f\\n\r\nSTATUS:CANCELLED\rX:1\nEND:VEVENT\u0000\u001b\u007f';
  const kept = 'A"b^c;d:e,f\\n\nSTATUS:CANCELLED\nX:1\nEND:VEVENT';

  test("stays text, whatever it is the text of", () => {
    const named = { name: hostile, email: "a@example.com" };
    const change = { title: hostile, description: hostile, location: hostile };
    const event = { ...entry, ...change, organiser: named, customer: named };
    const file = calendarFile({ name: hostile, appointments: [event], method: "REQUEST" });
    for (const name of ["summary", "description", "location"]) expect(valueOf(file, name)).toBe(kept);
    const parameters = ["organizer", "attendee"].map((name) => eventOf(file)?.getFirstProperty(name));
    // This parser treats a backslash in a parameter as an escape, against the format.
    const read = kept.replace("\\n", "\n");
    for (const property of parameters) expect(property?.getFirstParameter("cn")).toBe(read);
    expect(file.replaceAll("\r\n ", "")).toContain(
      String.raw`X-WR-CALNAME:A"b^c\;d:e\,f\\n\nSTATUS:CANCELLED\nX:1\nEND:VEVENT`,
    );
    expect(valueOf(file, "status")).toBe("CONFIRMED");
  });

  test("may leave nothing of a name", () => {
    const named = { name: "\u0007", email: "a@example.com" };
    const file = write({ title: "\u0007", organiser: named, customer: named }, "REQUEST");
    expect(valueOf(file, "organizer")).toBe("mailto:a@example.com");
  });

  test("is folded at 75 octets between letters", () => {
    const title = "Größe 💇‍♀️ ".repeat(60).trim();
    const file = write({ title });
    expect(valueOf(file, "summary")).toBe(title);
    const widths = file.split("\r\n").map((line) => Buffer.byteLength(line));
    expect(Math.max(...widths)).toBeLessThanOrEqual(75);
    expect(file).not.toContain("\uFFFD");
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });
});
