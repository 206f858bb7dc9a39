import { WebsiteUrl } from "@solodesk/contract/store/store.ts";
import { expect, test } from "vitest";
import { testData } from "#test/test-data.ts";
import { madeWebsiteUrls } from "./made-website-urls.ts";
import { isReservedWebsiteUrl } from "./reserved-website-urls.ts";

test("whatever a store is called, every address made for it is valid, free to take and given once", () => {
  const names: string[] = JSON.parse(testData("naughty-strings/strings.json"));
  expect(names.length).toBeGreaterThan(200);
  for (const name of names) {
    const made = madeWebsiteUrls(name, "a1b2c3");
    expect(new Set(made).size, name).toBe(made.length);
    const unusable = made.filter(
      (url) => WebsiteUrl.safeParse(url).data !== url || isReservedWebsiteUrl(url),
    );
    expect(unusable, name).toEqual([]);
  }
});
