import { expect, test } from "vitest";
import { clicksText, partText, rateText } from "./ad-words.ts";

test("what is little is not said to be nothing", () => {
  expect([0, 0.0004, 0.0005, 0.031, 0.1, 1].map(partText)).toEqual([
    "0%",
    "<0.1%",
    "0.1%",
    "3.1%",
    "10%",
    "100%",
  ]);
});

test("rates stand below each other with two digits each; impressions are said where they are known", () => {
  expect([0, 0.0157, 0.02].map(rateText)).toEqual(["0.00%", "1.57%", "2.00%"]);
  expect(clicksText({ clicks: 1, impressions: 0 })).toBe("1 click");
  expect(clicksText({ clicks: 1204, impressions: 61_200 })).toBe("1,204 clicks, 61,200 impressions");
});
