import { expect, test } from "vitest";
import { testClock } from "#test/test-app.ts";
import { addressKey, callCounter } from "./rate-limit.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "::ffff:203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("%s is counted as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test("calls are counted until their minute is over", () => {
  const clock = testClock("2026-01-01T00:00:00Z");
  const count = callCounter({ clock }, "calls");
  expect([count("a"), count("a"), count("b")].map(({ current }) => current)).toEqual([1, 2, 1]);
  clock.advance(59_000);
  expect(count("a")).toEqual({ current: 3, ttl: 1_000 });
  clock.advance(1_000);
  expect(count("a")).toEqual({ current: 1, ttl: 60_000 });
});

test("a flood of addresses cannot fill the memory", () => {
  const count = callCounter({ clock: testClock() }, "calls");
  for (let i = 0; i < 50_001; i += 1) count(`address ${i}`);
  expect(count("address 0").current).toBe(1);
  expect(count("address 50000").current).toBe(2);
});
