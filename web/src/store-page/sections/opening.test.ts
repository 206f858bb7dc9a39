import { Hours } from "@solodesk/contract/store/store.ts";
import { describe, expect, it } from "vitest";
import type { PageVisitor } from "../document/visitor.ts";
import { wallTimeIn } from "./opening.ts";
import { openingWords } from "./opening-words.ts";

const none = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [], time_off: [] };
const day = [{ open: "09:00", close: "18:00" }];
const office = Hours.parse({ ...none, mon: day, tue: day, wed: day, thu: day, fri: day });
const split = Hours.parse({
  ...office,
  mon: [
    { open: "13:00", close: "18:00" },
    { open: "09:00", close: "12:00" },
  ],
});
const bar = Hours.parse({
  ...none,
  fri: [{ open: "20:00", close: "24:00" }],
  sat: [
    { open: "00:00", close: "02:00" },
    { open: "20:00", close: "24:00" },
  ],
});
const always = [{ open: "00:00", close: "24:00" }];
const nonstop = Hours.parse({
  ...none,
  mon: always,
  tue: always,
  wed: always,
  thu: always,
  fri: always,
  sat: always,
  sun: always,
});
const nights = Hours.parse({ ...none, sun: [{ open: "01:00", close: "04:00" }] });
const holiday = Hours.parse({
  ...office,
  time_off: [{ from: "2026-06-09", to: "2026-06-26", reason: "Away" }],
});

const at = (hours: Hours, timezone: string, now: string, visitor: Partial<PageVisitor> = {}) =>
  openingWords({ hours, timezone }, new Date(now), { zone: timezone, hour12: false, ...visitor })?.words;

describe("open now", () => {
  // 2026-06-08 is a Monday; Berlin is at +02:00 then.
  it.each([
    [office, "2026-06-08T07:00:00Z", "Open now, until 18:00"],
    [office, "2026-06-08T06:59:00Z", "Closed, opens today at 09:00"],
    [office, "2026-06-08T15:59:00Z", "Open now, until 18:00"],
    [office, "2026-06-08T16:00:00Z", "Closed, opens tomorrow at 09:00"],
    [office, "2026-06-12T16:00:00Z", "Closed, opens Monday at 09:00"],
    [split, "2026-06-08T10:30:00Z", "Closed, opens today at 13:00"],
    [split, "2026-06-08T09:30:00Z", "Open now, until 12:00"],
    [bar, "2026-06-12T21:00:00Z", "Open now, until 02:00"],
    [bar, "2026-06-12T22:30:00Z", "Open now, until 02:00"],
    [bar, "2026-06-13T00:00:00Z", "Closed, opens today at 20:00"],
    [bar, "2026-06-13T19:00:00Z", "Open now, until midnight"],
    [bar, "2026-06-13T22:00:00Z", "Closed, opens Friday at 20:00"],
    [nonstop, "2026-06-10T03:00:00Z", "Open now"],
    [holiday, "2026-06-09T10:00:00Z", "Closed, opens June 29 at 09:00"],
    [
      Hours.parse({ ...office, time_off: [{ from: "2026-01-01", to: "2099-12-31" }] }),
      "2026-06-09T10:00:00Z",
      "Closed",
    ],
    [Hours.parse(none), "2026-06-09T10:00:00Z", undefined],
  ])("%# says what the door says", (hours, now, words) => {
    expect(at(hours, "Europe/Berlin", now)).toBe(words);
  });

  it.each([
    // Clocks jump from 02:00 to 03:00 on 29 March 2026 and back from 03:00 to 02:00 on 25 October.
    ["2026-03-28T23:30:00Z", "Closed, opens today at 01:00"],
    ["2026-03-29T00:59:00Z", "Open now, until 04:00"],
    ["2026-03-29T01:59:00Z", "Open now, until 04:00"],
    ["2026-03-29T02:00:00Z", "Closed, opens April 5 at 01:00"],
    ["2026-10-25T00:30:00Z", "Open now, until 04:00"],
    ["2026-10-25T01:30:00Z", "Open now, until 04:00"],
    ["2026-10-25T02:59:00Z", "Open now, until 04:00"],
    ["2026-10-25T03:00:00Z", "Closed, opens November 1 at 01:00"],
  ])("holds on the days the clocks change: %s", (now, words) => {
    expect(at(nights, "Europe/Berlin", now)).toBe(words);
  });

  it("follows the store's zone, not the visitor's", () => {
    expect(at(office, "Pacific/Kiritimati", "2026-06-07T19:00:00Z")).toBe("Open now, until 18:00");
    expect(at(office, "Asia/Kathmandu", "2026-06-08T03:15:00Z")).toBe("Open now, until 18:00");
    expect(at(office, "Asia/Kathmandu", "2026-06-08T03:14:00Z")).toBe("Closed, opens today at 09:00");
  });

  it("speaks the clock of the visitor", () => {
    const american = { hour12: true };
    const zone = "America/New_York";
    expect(at(office, zone, "2026-06-08T14:00:00Z", american)).toBe("Open now, until 6:00 pm");
    expect(at(office, zone, "2026-06-08T23:00:00Z", american)).toBe("Closed, opens tomorrow at 9:00 am");
  });

  it("names the place to whom it is another time there, and to nobody else", () => {
    const from = (zone: string) => at(office, "America/New_York", "2026-06-08T14:00:00Z", { zone });
    expect(from("Europe/Berlin")).toBe("Open now, until 18:00 in New York");
    expect(from("America/Toronto")).toBe("Open now, until 18:00");
    expect(at(office, "Europe/Berlin", "2026-06-12T16:00:00Z", { zone: "Asia/Tokyo" })).toBe(
      "Closed, opens Monday at 09:00 in Berlin",
    );
    expect(at(nonstop, "Europe/Berlin", "2026-06-12T16:00:00Z", { zone: "Asia/Tokyo" })).toBe("Open now");
  });

  it("says nothing in a zone the browser does not know", () => {
    expect(wallTimeIn("Mars/Olympus", new Date("2026-06-08T14:00:00Z"))).toBeUndefined();
    expect(at(office, "Mars/Olympus", "2026-06-08T14:00:00Z")).toBeUndefined();
  });
});
