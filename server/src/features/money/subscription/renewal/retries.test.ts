import { expect, test } from "vitest";
import { expiryOf, nextTry, owedSince } from "./retries.ts";

const day = (n: number) => new Date(Date.UTC(2026, 5, 1) + n * 86_400_000);

test.each([
  [0, 1],
  [0.9, 1],
  [1, 3],
  [3, 5],
  [4.5, 5],
  [5, 7],
  [6.9, 7],
  [7, undefined],
  [200, undefined],
  [-100, 1],
])("after a miss on day %d it is tried again on day %d", (now, next) => {
  expect(nextTry(day(0), day(now))).toEqual(next === undefined ? undefined : day(next));
});

test("the last try is when the plan expires", () => {
  expect(expiryOf(day(0))).toEqual(day(7));
});

test.each([
  [0, 0],
  [6.5, 0],
  [7, 0],
  [7.1, 7.1],
  [100, 100],
  [-3, 0],
])("asked for first on day %d, the next period is owed from day %d on", (now, from) => {
  expect(owedSince(day(0), day(now))).toEqual(day(from));
});
