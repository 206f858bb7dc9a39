import { expect, test } from "vitest";
import { labelPlaces } from "./label-places.ts";
import { ticksUpTo } from "./ticks.ts";

test("an axis begins at nought, ends at or above the highest value, and has whole steps, few of them", () => {
  expect(ticksUpTo(0)).toEqual([0]);
  expect(ticksUpTo(37)).toEqual([0, 10, 20, 30, 40]);
  expect(ticksUpTo(123_456)).toEqual([0, 50_000, 100_000, 150_000]);
  for (let highest = 1; highest < 10 ** 12; highest = Math.ceil(highest * 1.07)) {
    const ticks = ticksUpTo(highest);
    expect(ticks[0]).toBe(0);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks.every(Number.isInteger)).toBe(true);
  }
});

test("names at the ends of lines never cover each other and stay within the chart", () => {
  expect(labelPlaces([100, 20], 18, 200)).toEqual([100, 20]);
  expect(labelPlaces([100, 104], 18, 200)).toEqual([100, 118]);
  const heights = [0, 3, 40, 97, 100, 104, 190, 198, 200];
  const threes = heights.flatMap((a) => heights.flatMap((b) => heights.map((c) => [a, b, c])));
  for (const wanted of threes) {
    const places = labelPlaces(wanted, 18, 200).toSorted((a, b) => a - b);
    for (const [at, place] of places.entries()) {
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(200);
      if (at > 0) expect(place - (places[at - 1] ?? 0)).toBeGreaterThanOrEqual(18);
    }
  }
});
