import { expect, test } from "vitest";
import { testClock } from "#test/test-app.ts";
import { days, minutes } from "../time/clock.ts";
import { limitPerWindow } from "./limit-per-window.ts";

const on = { RATE_LIMIT: true };

test("so many are let through in a window, whatever others do; the wait is in whole seconds, and never none", () => {
  const clock = testClock();
  const refuse = limitPerWindow(
    { clock, config: on },
    { most: 2, per: "minute", message: () => "Two already." },
  );
  const told = (retryAfter: number, when: string) =>
    expect.objectContaining({
      code: "rate_limited",
      message: `Two already. Try again ${when}.`,
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
  expect(["a", "a", "a", "b"].map(tryAs)).toEqual(["taken", "taken", told(60, "in 1 minute"), "taken"]);
  clock.advance(59_001);
  expect(tryAs("a")).toEqual(told(1, "in 1 second"));
  clock.advance(999);
  expect(["a", "a", "a"].map(tryAs)).toEqual(["taken", "taken", told(60, "in 1 minute")]);
});

test.each([
  ["minute", minutes(1)],
  ["hour", minutes(60)],
  ["day", days(1)],
] as const)("a window per %s is that long", (per, length) => {
  const clock = testClock();
  const refuse = limitPerWindow({ clock, config: on }, { most: 1, per, message: () => "One already." });
  refuse("a");
  clock.advance(length - 1);
  expect(() => refuse("a")).toThrow("One already.");
  clock.advance(1);
  refuse("a");
});

test("with RATE_LIMIT=off nothing is refused", () => {
  const deps = { clock: testClock(), config: { RATE_LIMIT: false } };
  const refuse = limitPerWindow(deps, { most: 0, per: "day", message: () => "None." });
  expect(() => refuse("a")).not.toThrow();
});
