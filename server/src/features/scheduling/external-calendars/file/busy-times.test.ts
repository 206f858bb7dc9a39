import { describe, expect, test } from "vitest";
import { calendarNotesOf } from "../calendar-words.ts";
import { busyTimes } from "./busy-times.ts";

const window = { from: Date.parse("2026-01-01T00:00:00Z"), to: Date.parse("2027-01-01T00:00:00Z") };
const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:one", ...lines, "END:VEVENT"].join("\r\n");
const read = (file: string, zone = "Europe/Berlin") => {
  const { busy, ...rest } = busyTimes(file, zone, window);
  const short = (at: number) => new Date(at).toISOString().slice(5, 16);
  return { busy: busy.map(({ from, to }) => `${short(from)} ${short(to)}`), notes: calendarNotesOf(rest) };
};
const busyOf = (...lines: string[]) => read(calendar(event(...lines))).busy;

const midnight = [
  "BEGIN:VTIMEZONE",
  "TZID:Office",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0530",
  "TZOFFSETTO:+0530",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");

describe("when an event is", () => {
  test.each([
    ["in UTC", "DTSTART:20260601T100000Z", "06-01T10:00 06-01T11:00"],
    ["in a zone", "DTSTART;TZID=America/New_York:20260601T100000", "06-01T14:00 06-01T15:00"],
    [
      "in a zone with a maker's name before it",
      "DTSTART;TZID=/x.org/1/Asia/Tokyo:20260601T100000",
      "06-01T01:00 06-01T02:00",
    ],
    ["in no zone: the store's", "DTSTART:20260601T100000", "06-01T08:00 06-01T09:00"],
  ])("%s", (_, start, busy) => {
    expect(busyOf(start, "DURATION:PT1H")).toEqual([busy]);
  });

  test("in a zone that the calendar describes, or in one that nobody does", () => {
    const one = event("DTSTART;TZID=Office:20260601T100000", "DURATION:PT1H");
    expect(read(calendar(midnight, one))).toEqual({ busy: ["06-01T04:30 06-01T05:30"], notes: [] });
    expect(read(calendar(one))).toEqual({
      busy: ["06-01T08:00 06-01T09:00"],
      notes: ["The time zone “Office” is not known: its times are read as your store's."],
    });
  });

  test("all day, in the store's zone, whatever the clocks do", () => {
    expect(busyOf("DTSTART;VALUE=DATE:20260329")).toEqual(["03-28T23:00 03-29T22:00"]);
    expect(busyOf("DTSTART;VALUE=DATE:20261024", "DTEND;VALUE=DATE:20261026")).toEqual([
      "10-23T22:00 10-25T23:00",
    ]);
  });

  test("begins in one zone and ends in another", () => {
    const flight = [
      "DTSTART;TZID=Europe/Berlin:20260601T100000",
      "DTEND;TZID=America/New_York:20260601T120000",
    ];
    expect(busyOf(...flight)).toEqual(["06-01T08:00 06-01T16:00"]);
  });
});

describe("repeats", () => {
  const weekly = ["DTSTART;TZID=Europe/Berlin:20260316T090000", "DURATION:PT30M"];

  test("keep the time on the wall when the clocks are changed", () => {
    expect(busyOf(...weekly, "RRULE:FREQ=WEEKLY;COUNT=3")).toEqual([
      "03-16T08:00 03-16T08:30",
      "03-23T08:00 03-23T08:30",
      "03-30T07:00 03-30T07:30",
    ]);
  });

  test("reach from years ago into the window, and end with it", () => {
    const daily = busyOf("DTSTART;TZID=Europe/Berlin:19990101T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY");
    expect([daily.length, daily[0], daily.at(-1)]).toEqual([
      365,
      "01-01T08:00 01-01T09:00",
      "12-31T08:00 12-31T09:00",
    ]);
  });

  test("end where they say, to the minute and in their zone", () => {
    const until = (moment: string) => busyOf(...weekly, `RRULE:FREQ=WEEKLY;UNTIL=${moment}`).length;
    expect([until("20260330T070000Z"), until("20260330T065959Z"), until("20260330")]).toEqual([3, 2, 3]);
  });

  test("leave out what is left out: by moment, by another zone's clock, by day", () => {
    const rule = "RRULE:FREQ=WEEKLY;COUNT=3";
    for (const left of [
      "EXDATE;TZID=Europe/Berlin:20260323T090000",
      "EXDATE:20260323T080000Z",
      "EXDATE;VALUE=DATE:20260323",
    ])
      expect(busyOf(...weekly, rule, left), left).toEqual([
        "03-16T08:00 03-16T08:30",
        "03-30T07:00 03-30T07:30",
      ]);
  });

  test("come on further dates, with a length of their own", () => {
    const more = "RDATE;VALUE=PERIOD:20260401T100000Z/PT2H,20260402T100000Z/20260402T103000Z";
    expect(busyOf(...weekly, more)).toEqual([
      "03-16T08:00 03-16T08:30",
      "04-01T10:00 04-01T12:00",
      "04-02T10:00 04-02T10:30",
    ]);
  });

  test("take place when they were moved to, or not at all", () => {
    const series = event(...weekly, "RRULE:FREQ=WEEKLY;COUNT=3");
    const moved = event("RECURRENCE-ID:20260323T080000Z", "DTSTART:20260324T150000Z", "DURATION:PT1H");
    const off = event(
      "RECURRENCE-ID;TZID=Europe/Berlin:20260330T090000",
      "DTSTART:20260330T070000Z",
      "STATUS:CANCELLED",
    );
    expect(read(calendar(series, moved, off)).busy).toEqual([
      "03-16T08:00 03-16T08:30",
      "03-24T15:00 03-24T16:00",
    ]);
  });

  test("that nobody can follow hold no time and are told, beside others that do", () => {
    const mad = event("DTSTART:19700101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY");
    expect(read(calendar(mad, event("DTSTART:20260601T100000Z", "DURATION:PT1H")))).toEqual({
      busy: ["06-01T10:00 06-01T11:00"],
      notes: ["We couldn't read one event, so it doesn't block any time."],
    });
  });
});

describe("what holds no time", () => {
  const at = ["DTSTART:20260601T100000Z", "DURATION:PT1H"];
  test.each([
    ["cancelled", ["STATUS:CANCELLED"]],
    ["shown as free", ["TRANSP:TRANSPARENT"]],
    ["shown as free by Outlook", ["X-MICROSOFT-CDO-BUSYSTATUS:FREE"]],
    [
      "an appointment of one's own, which has its time already",
      ["UID:01990000-0000-7000-8000-000000000001@solodesk"],
    ],
  ])("%s", (_, lines) => {
    const [uid = "UID:one"] = lines.filter((line) => line.startsWith("UID"));
    const rest = lines.filter((line) => line !== uid);
    expect(read(calendar("BEGIN:VEVENT", uid, ...at, ...rest, "END:VEVENT")).busy).toEqual([]);
  });

  test("what is free or over, and what has no length", () => {
    const free = [
      "BEGIN:VFREEBUSY",
      "FREEBUSY;FBTYPE=FREE:20260601T100000Z/PT1H",
      "FREEBUSY:20260602T100000Z/PT1H",
      "END:VFREEBUSY",
    ];
    expect(read(calendar(...free)).busy).toEqual(["06-02T10:00 06-02T11:00"]);
    expect(busyOf("DTSTART:20250601T100000Z", "DURATION:PT1H")).toEqual([]);
    expect(busyOf("DTSTART:20260601T100000Z")).toEqual([]);
  });
});

describe("a file", () => {
  test("is read whatever people wrote in it, in any line ends, with a mark at its beginning", () => {
    const one = event("SUMMARY;;X=:broken", "DTSTART:20260601T1000", " 00Z", "DURATION:PT1H", "Dear Team,");
    for (const file of [calendar(one), `\uFEFF${calendar(one)}`, calendar(one).replaceAll("\r\n", "\n")])
      expect(read(file)).toEqual({ busy: ["06-01T10:00 06-01T11:00"], notes: [] });
  });

  test.each([
    ["a web page", "<!doctype html><title>Sign in</title>", "is no calendar"],
    ["nothing", "", "is no calendar"],
    ["an event alone", event("DTSTART:20260601T100000Z"), "is no calendar"],
    [
      "one that broke off",
      calendar(event("DTSTART:20260601T100000Z")).slice(0, -20),
      "begins what it does not end",
    ],
  ])("that is %s is refused", (_, file, reason) => {
    expect(() => read(file)).toThrow(reason);
  });

  test("overlapping times are one", () => {
    const file = calendar(
      event("DTSTART:20260601T100000Z", "DURATION:PT1H"),
      event("DTSTART:20260601T103000Z", "DURATION:PT1H"),
      event("DTSTART:20260601T113000Z", "DURATION:PT1H"),
    );
    expect(read(file).busy).toEqual(["06-01T10:00 06-01T12:30"]);
  });
});
