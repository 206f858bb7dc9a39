import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { expect, test } from "vitest";
import { startInWords, timeInWords } from "./time-in-words.ts";

const times = { startsAt: new Date("2026-11-24T20:00:00Z"), endsAt: new Date("2026-11-24T21:00:00Z") };

test.each([
  [
    "en",
    "Tue, Nov 24, 9:00 PM",
    "Tuesday, November 24, 2026, 9:00 – 10:00 PM (Central European Standard Time, Europe/Berlin)",
  ],
  [
    "de",
    "Di., 24. Nov., 21:00",
    "Dienstag, 24. November 2026, 21:00–22:00 Uhr (Mitteleuropäische Normalzeit, Europe/Berlin)",
  ],
])("a time is written as %s does", (language, start, whole) => {
  expect(inLanguage(language, () => startInWords(times, "Europe/Berlin"))).toBe(start);
  expect(inLanguage(language, () => timeInWords(times, ["Europe/Berlin", "europe/berlin"]))).toEqual([whole]);
});
