import { expect, test } from "vitest";
import { countryName, dateFormat, numberFormat, readersLanguage } from "./formats.ts";
import { inLanguage } from "./reader.ts";

test("dates, numbers and country names follow the language the work runs in", async () => {
  const spoken = async () => {
    await Promise.resolve();
    const day = dateFormat({ dateStyle: "long", timeZone: "UTC" }).format(new Date("2026-06-02"));
    return [readersLanguage(), day, numberFormat().format(1234.5), countryName("DE")];
  };
  const [german, english] = await Promise.all([inLanguage("de", spoken), spoken()]);
  expect(german).toEqual(["de", "2. Juni 2026", "1.234,5", "Deutschland"]);
  expect(english).toEqual(["en", "June 2, 2026", "1,234.5", "Germany"]);
});

test("an unsupported language falls back to English", () => {
  expect(["xx", "__proto__", "../de"].map((tag) => inLanguage(tag, readersLanguage))).toEqual([
    "en",
    "en",
    "en",
  ]);
});

test("formats are made once, and not all of them are kept when someone spells a time zone in hundreds of ways", () => {
  const zones = Array.from({ length: 1200 }, (_, n) =>
    [..."america/new_york"].map((letter, at) => ((n >> at) & 1 ? letter.toUpperCase() : letter)).join(""),
  );
  const first = dateFormat({ timeZone: "utc" });
  expect(dateFormat({ timeZone: "utc" })).toBe(first);
  for (const timeZone of zones) dateFormat({ timeZone });
  expect(dateFormat({ timeZone: "utc" })).not.toBe(first);
});
