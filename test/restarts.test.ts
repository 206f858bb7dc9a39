import { expect, test } from "vitest";
import { accidentLine, restartPlan } from "../scripts/restarts.mjs";

const MINUTE = 60_000;

test("npm start waits longer after each accident, and gives up at the sixth within ten minutes", () => {
  let now = 0;
  const pauseBefore = restartPlan(() => now);
  const pauses = Array.from({ length: 6 }, () => {
    now += MINUTE;
    return pauseBefore();
  });
  expect(pauses).toEqual([1, 2, 4, 8, 16, undefined]);
  // The first of them are forgotten.
  now += 6 * MINUTE;
  expect(pauseBefore()).toBeLessThan(16);
});

test("the terminal is told of each accident in one line", () => {
  expect(accidentLine("SIGKILL", 1)).toBe(
    "Solodesk ended by accident (SIGKILL). It starts again in 1 second.",
  );
  expect(accidentLine("code 1", undefined)).toMatch(/stays down\.$/);
});
