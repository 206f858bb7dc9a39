import { afterEach, expect, test } from "vitest";
import { arrowKeyRead, pageDirection } from "./direction.ts";

afterEach(() => document.documentElement.removeAttribute("dir"));

const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "Home"];

test("a page without a direction reads from the left", () => {
  expect(pageDirection()).toBe("ltr");
  expect(keys.map(arrowKeyRead)).toEqual(keys);
});

test("the left arrow key moves forward on a right-to-left page", () => {
  document.documentElement.dir = "rtl";
  expect(pageDirection()).toBe("rtl");
  expect(keys.map(arrowKeyRead)).toEqual(["ArrowRight", "ArrowLeft", "ArrowUp", "Home"]);
});
