import { expect, test } from "vitest";
import { slopeOf, startWindows } from "./steadiness.ts";

test("a slope is what each step adds, whatever shakes around it", () => {
  expect(
    slopeOf([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBe(2);
  expect(
    slopeOf([
      [0, 4],
      [1, 6],
      [2, 4],
      [3, 6],
      [4, 4],
    ]),
  ).toBe(0);
});

test("a window's p99 leaves out the slowest hundredth", () => {
  const windows = startWindows(2, 3_600_000);
  for (let took = 1; took <= 200; took += 1) windows.add(took);
  expect(windows.p99()).toEqual([199, 0]);
});
