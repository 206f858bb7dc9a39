import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { afterEach, expect, test } from "vitest";
import { setTimeFormat } from "#kernel/time/time-format.ts";
import { cityOf } from "../../sections/city-of.ts";
import { usesTwelveHours } from "../../sections/twelve-hours.ts";
import { bookingMomentInWords, momentWithPlace, myClock, theirClock, visitorClocks } from "./clocks.ts";
import { partsOfDay, slotsByDay } from "./slots-by-day.ts";

const at = "2026-06-02T13:00:00Z";
const clocks = { mine: "Europe/Berlin", theirs: "America/New_York", hour12: true };

test("a time is told on the visitor's clock, and on the store's where that shows another", () => {
  expect([myClock(clocks, at), theirClock(clocks, at)]).toEqual(["3:00 pm", "9:00 am in New York"]);
  expect(myClock({ ...clocks, hour12: false }, "2026-06-01T22:05:00Z")).toBe("00:05");
  expect(theirClock({ ...clocks, theirs: "Europe/Paris" }, at)).toBeUndefined();
  // The two differ for three weeks, because the USA changes its clocks earlier.
  const march = "2027-03-20T13:00:00Z";
  expect(
    theirClock({ ...clocks, mine: "America/New_York", theirs: "America/Havana" }, march),
  ).toBeUndefined();
  expect(theirClock(clocks, march)).toBe("9:00 am in New York");
  expect(bookingMomentInWords(clocks, at)).toBe("Tuesday, June 2, 3:00 pm");
});

afterEach(() => setTimeFormat("auto"));

test("in a cart a time says whose clock it is on", () => {
  expect(momentWithPlace(clocks, at)).toBe("Tuesday, June 2, 3:00 pm in Berlin (9:00 am in New York)");
  expect(momentWithPlace({ ...clocks, theirs: "Europe/Berlin" }, at)).toBe(
    "Tuesday, June 2, 3:00 pm in Berlin",
  );
});

test("the clock that was chosen in the dashboard holds at every store", () => {
  for (const [format, hour12] of [
    ["24", false],
    ["12", true],
  ] as const) {
    setTimeFormat(format);
    expect(visitorClocks("Europe/Berlin").hour12).toBe(hour12);
  }
});

test("another day at the store is said", () => {
  const far = { mine: "Pacific/Auckland", theirs: "Pacific/Honolulu", hour12: true };
  expect([bookingMomentInWords(far, at), theirClock(far, at)]).toEqual([
    "Wednesday, June 3, 1:00 am",
    "Tuesday 3:00 am in Honolulu",
  ]);
});

test("a zone this browser does not know is passed over", () => {
  expect(theirClock({ ...clocks, theirs: "Mars/Olympus_Mons" }, at)).toBeUndefined();
  expect(cityOf("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
});

test("slots stand under the day and the part of it on the visitor's calendar", () => {
  const slot = (starts_at: string) => ({ starts_at, ends_at: starts_at });
  const slots = [
    "2026-06-02T02:00:00Z",
    "2026-06-02T13:00:00Z",
    "2026-06-02T18:30:00Z",
    "2026-06-03T01:00:00Z",
  ];
  const days = slotsByDay(slots.map(slot), { mine: "America/New_York" });
  expect([...days].map(([day, some]) => [day, some.length])).toEqual([
    ["2026-06-01", 1],
    ["2026-06-02", 3],
  ]);
  const parts = partsOfDay(days.get("2026-06-02")!, { mine: "America/New_York" });
  expect(parts.map(({ name, slots: some }) => [name, some.length])).toEqual([
    ["Morning", 1],
    ["Afternoon", 1],
    ["Evening", 1],
  ]);
});

test("in another language times are written as that language writes them", () => {
  inLanguage("de", () => {
    expect(bookingMomentInWords({ ...clocks, hour12: false }, at)).toBe("Dienstag, 2. Juni, 15:00");
    expect(myClock(clocks, at)).toBe("3:00 PM");
  });
  expect(["en", "de", "ar"].map((tag) => inLanguage(tag, () => usesTwelveHours("US")))).toEqual([
    true,
    false,
    true,
  ]);
  inLanguage("ar", () => expect(myClock(clocks, at)).toContain("م"));
});
