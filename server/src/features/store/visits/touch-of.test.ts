import { attributionOf } from "@solodesk/contract/store/visits/attribution-of.ts";
import { foldTag } from "@solodesk/contract/store/visits/fold-tag.ts";
import { taggedPath } from "@solodesk/contract/store/visits/tagged-path.ts";
import { foldTags, Touch } from "@solodesk/contract/store/visits/touch.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

const at = new Date("2026-11-21T12:00:00Z");
const page = "https://desk.example/store/corner-shop";
const tagsOf = (query: string, referrer = "") => {
  const { platform, source, medium, campaign } = foldTags(attributionOf(`${page}${query}`, referrer, at));
  return [platform, source, medium, campaign];
};

test.each([
  ["", "", ["direct", "", "", ""]],
  ["", "https://desk.example/orders", ["direct", "", "", ""]],
  ["", "https://News.Example/a?b", ["referral", "news.example", "", ""]],
  ["", "android-app://com.example.mail/", ["referral", "com.example.mail", "", ""]],
  [
    "?utm_source=Google&utm_medium=CPC&utm_campaign=Spring%20Sale",
    "",
    ["google", "google", "cpc", "spring sale"],
  ],
  ["?gclid=x&gad_campaignid=2112", "https://www.google.com/", ["google", "", "", "2112"]],
  ["?fbclid=x", "https://l.facebook.com/", ["meta", "", "", ""]],
  ["?utm_source=ig&utm_campaign=Reels#shop", "", ["meta", "ig", "", "reels"]],
  ["?utm_source=bing", "", ["microsoft", "bing", "", ""]],
  ["?msclkid=", "", ["microsoft", "", "", ""]],
  ["?utm_source=Flyer&utm_campaign=June", "https://news.example/", ["flyer", "flyer", "", "june"]],
  ["?utm_source=n&utm_id=77", "", ["n", "n", "", "77"]],
  ["?utm_source=%E0%A4%A&utm_campaign=%00%07x", "", ["\u{FFFD}%a".toLowerCase(), "\u{FFFD}%a", "", "x"]],
  ["#?utm_source=google", "", ["direct", "", "", ""]],
])("%s from %s", (query, referrer, told) => {
  expect(tagsOf(query, referrer)).toEqual(told);
});

const anything = fc.string({ unit: "binary", maxLength: 400 });

test("folding twice is folding once, and what is left can be seen and is not long", () => {
  fc.assert(
    fc.property(anything, fc.integer({ min: 1, max: 200 }), (written, most) => {
      const folded = foldTag(written, most);
      expect(foldTag(folded, most)).toBe(folded);
      expect([...folded].length).toBeLessThanOrEqual(most);
      expect(folded).not.toMatch(/[^\P{C}\s]|[\n\t\0]/u);
      expect(folded.isWellFormed()).toBe(true);
      expect(folded).toBe(folded.trim());
    }),
  );
});

test("the way a name is written makes no second campaign of it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (name) => {
      expect(foldTag(`  ${name.normalize("NFD")}\u200B `)).toBe(foldTag(name.normalize("NFC")));
    }),
  );
});

test("whatever stands in the two addresses, a touch comes of it that the contract takes", () => {
  fc.assert(
    fc.property(anything, anything, (address, referrer) => {
      const touch = attributionOf(`${page}?utm_source=${address}&utm_campaign=${address}`, referrer, at);
      expect(Touch.safeParse(touch).success).toBe(true);
      const tags = foldTags(touch);
      expect(tags.platform).not.toBe("");
      expect([...tags.platform].length).toBeLessThanOrEqual(40);
      expect(foldTags(tags)).toEqual(tags);
      expect(attributionOf(address, referrer, at).touched_at).toBe(at.toISOString());
    }),
  );
});

test("a tagged address says again what was put into it, and leads to its store only", () => {
  const tag = anything.map((written) => foldTag(written));
  fc.assert(
    fc.property(tag, tag, tag, (source, campaign, content) => {
      const tags = { source, medium: "", campaign, term: "", content };
      const path = taggedPath({ websiteUrl: "corner-shop", id: "an-id", kind: "product" }, tags, "bcdfghjk");
      const read = foldTags(attributionOf(`https://desk.example${path}`, "", at));
      expect([read.source, read.campaign, read.content]).toEqual([source, campaign, content]);
      expect(path.split(/[?#]/)).toEqual(["/store/corner-shop/p/an-id", expect.any(String)]);
    }),
  );
});
