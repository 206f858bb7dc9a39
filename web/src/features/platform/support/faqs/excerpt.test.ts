import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

const long = `${"before ".repeat(20)}here the REFUND stands ${"after ".repeat(40)}`.trim();

test("a short answer is its own excerpt", () => {
  expect(excerpt("Press Refund.", ["REFUND"])).toBe("Press Refund.");
});

test("a long one is cut between words around the first hit", () => {
  const cut = excerpt(long, ["REFUND"]);
  expect(cut).toMatch(/^…before (before )*here the REFUND stands (after )*after…$/);
  expect(cut.length).toBeLessThan(160);
});

test("without a hit it is the beginning, and a text without spaces stays whole", () => {
  expect(excerpt(long, ["NOWHERE"])).toMatch(/^before/);
  const unbroken = "返".repeat(300);
  expect(excerpt(unbroken, ["金"])).toBe(unbroken);
});
