import { expect, test } from "vitest";
import { moneyText } from "./money-text.ts";

test("what is below zero has a minus, not a hyphen", () => {
  expect(moneyText({ amount: -450, currency: "USD" })).toBe("−$4.50");
  expect(moneyText({ amount: 450, currency: "USD" })).toBe("$4.50");
});
