import { describe, expect, test } from "vitest";
import { fromDecimal, minorDigits, parseDecimal, toDecimal } from "./money.ts";

describe("money", () => {
  test.each([
    ["12.50", "USD", 1250],
    ["12", "USD", 1200],
    ["12.5", "USD", 1250],
    ["0.07", "USD", 7],
    ["1,234.50", "USD", 123450],
    ["12.500", "USD", 1250],
    ["1200", "JPY", 1200],
    ["1.234", "BHD", 1234],
    ["0", "USD", 0],
  ])("%s %s is %i minor units", (written, currency, amount) => {
    expect(parseDecimal(written, currency)).toBe(amount);
  });

  test.each(["", "-1", "1.005", "1e3", "NaN", "1.2.3", "0x10", "12,5", "1,23,4", "€12", "9999999999999"])(
    "%j is not an amount",
    (written) => {
      expect(parseDecimal(written, "USD")).toBeUndefined();
    },
  );

  test("decimals follow the currency", () => {
    expect([minorDigits("USD"), minorDigits("JPY"), minorDigits("BHD")]).toEqual([2, 0, 3]);
    expect(toDecimal({ amount: 1250, currency: "USD" })).toBe(12.5);
  });

  test.each([
    [1250, "USD"],
    [1999, "USD"],
    [12, "JPY"],
    [1234, "BHD"],
  ])("%i minor units of %s survive the way to a decimal and back", (amount, currency) => {
    expect(fromDecimal(toDecimal({ amount, currency }), currency)).toEqual({ amount, currency });
  });
});
