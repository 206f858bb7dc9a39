import { expect, test } from "vitest";
import { isMissingFile } from "./is-missing-file.ts";

test.each([
  "Failed to fetch dynamically imported module: https://desk.example/assets/orders-1.js",
  "error loading dynamically imported module: https://desk.example/assets/orders-1.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/calendar-grid-1.css",
])("a script of an earlier version is missing: %s", (message) => {
  expect(isMissingFile(new TypeError(message))).toBe(true);
});

test("any other error is a bug", () => {
  expect(
    [new TypeError("x is not a function"), "Importing a module script failed.", undefined].map(isMissingFile),
  ).toEqual([false, false, false]);
});
