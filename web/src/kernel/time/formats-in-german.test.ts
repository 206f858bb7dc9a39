import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { afterEach, expect, test } from "vitest";
import { countryOptions } from "../text/country-options.ts";
import { moneyText } from "../text/money-text.ts";
import { longDate, longDay, longWeekday } from "./long-day.ts";
import { shortMoment } from "./short-moment.ts";
import { setTimeFormat } from "./time-format.ts";
import { clockInWords, dateInWords, dayInWords, exactlyInWords, hoursInWords } from "./time-in-words.ts";
import { weekdayName } from "./weekday-name.ts";

const three = "2026-06-02T15:00:00Z";

afterEach(() => setTimeFormat("auto"));

test("days, times and weekdays are written as Germans write them", () => {
  inLanguage("de", () => {
    expect([longDay("2026-03-09"), longWeekday("2026-06-02"), longDate("2026-06-02")]).toEqual([
      "9. März",
      "Dienstag, 2. Juni",
      "Dienstag, 2. Juni 2026",
    ]);
    expect([weekdayName("mon"), weekdayName("sun", "short")]).toEqual(["Montag", "So"]);
    expect(dayInWords("UTC", three, new Date("2026-01-10"))).toBe("Di., 2. Juni");
    expect(dateInWords("UTC", three)).toBe("2. Juni 2026");
    expect(exactlyInWords("UTC", three)).toBe("Dienstag, 2. Juni 2026 um 15:00 UTC");
    expect(clockInWords("UTC", three)).toBe("15:00");
    expect(hoursInWords("UTC", { starts_at: three, ends_at: "2026-06-02T16:30:00Z" })).toBe(
      "15:00–16:30 Uhr",
    );
    expect(shortMoment(three)).toMatch(/^2\. Juni, \d\d:00$/);
  });
});

test("a reader who chose 12 hours gets them in German too", () => {
  inLanguage("de", () => {
    setTimeFormat("12");
    expect(clockInWords("UTC", three)).toBe("3:00 PM");
  });
});

test("money and countries are German, and countries are in the order of the German alphabet", () => {
  inLanguage("de", () => {
    expect(moneyText({ amount: -123_450, currency: "USD" })).toBe("−1.234,50\u00A0$");
    const names = countryOptions().map(({ label }) => label);
    expect(names).toContain("Deutschland");
    expect(names.indexOf("Österreich")).toBeLessThan(names.indexOf("Pakistan"));
  });
});
