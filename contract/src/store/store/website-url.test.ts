import { describe, expect, test } from "vitest";
import { WebsiteUrl } from "../store.ts";
import { websiteUrlFromName, withSuffix } from "./website-url.ts";

describe("an address made from a name", () => {
  test.each([
    ["Corner Shop", "corner-shop"],
    ["  Zoë & Søren’s Café ", "zoe-and-sorens-cafe"],
    ["Ada's", "adas"],
    ["Straße der Bäcker", "strasse-der-backer"],
    ["ŁÓDŹ Piekarnia", "lodz-piekarnia"],
    ["Łódź Keramik", "lodz-keramik"],
    ["Đặng Thị Ærø Œuvre Þór Ħal", "dang-thi-aero-oeuvre-thor-hal"],
    ["İstanbul ısı", "istanbul-isi"],
    ["ＦＵＬＬ ｗｉｄｔｈ", "full-width"],
    ["𝐁𝐨𝐥𝐝 ﬁne", "bold-fine"],
    ["Tea—Time… (2024)!", "tea-time-2024"],
    ["Кафе Roma 東京", "roma"],
    ["-- a__b --", "a-b"],
    ["AB", "ab-store"],
    ["é", "e-store"],
    ["<script>alert(1)</script>", "script-alert-1-script"],
  ])("%s → %s", (name, websiteUrl) => {
    expect(websiteUrlFromName(name)).toBe(websiteUrl);
  });

  test.each(["東京", "Кафе", "🥐🥐", "24/7", "---", "", "مخبز"])("%s has no Latin letter", (name) => {
    expect(websiteUrlFromName(name)).toBeUndefined();
  });

  test("is at most 48 long, suffix included, and never ends with a dash", () => {
    const long = `${"a".repeat(47)} ${"b".repeat(53)}`;
    expect(websiteUrlFromName(long)).toBe("a".repeat(47));
    for (const suffix of ["2", "99", "store", "a1b2c3"]) {
      const made = withSuffix("x".repeat(48), suffix);
      expect(WebsiteUrl.parse(made)).toBe(made);
      expect(made).toHaveLength(48);
    }
    expect(withSuffix(`${"x".repeat(44)}-zzz`, "99")).toBe(`${"x".repeat(44)}-99`);
  });
});
