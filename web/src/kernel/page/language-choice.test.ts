import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { beforeEach, expect, test } from "vitest";
import { pageLanguage, wantsOtherPage } from "./language-choice.ts";

beforeEach(() => {
  document.cookie = "language=; Path=/; Max-Age=0";
});

test("a page in the account's language is not loaded again, and any other page once", () => {
  expect(pageLanguage()).toBe("en");
  expect(wantsOtherPage("en")).toBe(false);
  expect(document.cookie).toBe("");
  expect(wantsOtherPage("de")).toBe(true);
  expect(document.cookie).toBe("language=de");
  // A server that has no German sends the same page again.
  expect(wantsOtherPage("de")).toBe(false);
  inLanguage("de", () => {
    expect(wantsOtherPage("de")).toBe(false);
    expect(wantsOtherPage("en")).toBe(true);
  });
});
