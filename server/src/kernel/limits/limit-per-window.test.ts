import { expect, test } from "vitest";
import { testClock } from "#test/test-app.ts";
import { seconds } from "../time/clock.ts";
import { limitPerWindow } from "./limit-per-window.ts";

test("so many are let through in a window, whatever others do; the wait is in whole seconds, and never none", () => {
  const clock = testClock();
  const refuse = limitPerWindow(clock, { most: 2, length: seconds(10), message: "Two already." });
  const told = (retryAfter: number) =>
    expect.objectContaining({
      code: "rate_limited",
      message: "Two already.",
      details: expect.objectContaining({ retryAfter }),
    });
  const tryAs = (key: string) => {
    try {
      refuse(key);
      return "taken";
    } catch (error) {
      return error;
    }
  };
  expect(["a", "a", "a", "b"].map(tryAs)).toEqual(["taken", "taken", told(10), "taken"]);
  clock.advance(9_001);
  expect(tryAs("a")).toEqual(told(1));
  clock.advance(999);
  expect(["a", "a", "a"].map(tryAs)).toEqual(["taken", "taken", told(10)]);
});
