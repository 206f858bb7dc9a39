import { afterEach, expect, test } from "vitest";
import { followTheme, setThemeMode } from "./theme.ts";

afterEach(() => {
  delete document.documentElement.dataset["theme"];
  setThemeMode("dark");
});

test("a store's page keeps the theme of its seller, whatever the person at this device prefers", () => {
  const { classList, dataset } = document.documentElement;
  followTheme();
  setThemeMode("light");
  expect([...classList]).toEqual(["light"]);
  dataset["theme"] = "dark";
  followTheme();
  expect([...classList]).toEqual(["dark"]);
  setThemeMode("dark");
  dataset["theme"] = "light";
  followTheme();
  expect([...classList]).toEqual(["light"]);
});
