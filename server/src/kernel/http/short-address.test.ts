import { expect, test } from "vitest";
import { shortAddress } from "./short-address.ts";

test.each([
  ["203.0.113.77", "203.0.113.x"],
  ["::ffff:203.0.113.77", "203.0.113.x"],
  ["2001:db8:5:17::1", "2001:db8:5::x"],
  ["2001:db8::1", "2001:db8::x"],
  ["::1", "::x"],
  ["not an address", ""],
  ["", ""],
])("%s is told as %s", (address, told) => {
  expect(shortAddress(address)).toBe(told);
});
