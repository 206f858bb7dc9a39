import { expect, test } from "vitest";
import { isMadeOfNames } from "./is-made-of-names.ts";

const known = [
  "Ada Byron",
  "ada.lovelace@example.com",
  "Ostle & Wren",
  "ostle-wren",
  "Corner Desk Ltd",
  "Solodesk",
];

test.each([
  "solodesk",
  "Solodesk2026!",
  "s0l0desk123",
  "AdaByron1815",
  "byron_ada_!!",
  "Ada-Solodesk-1",
  "ostlewren99",
  "Ostle&Wren!",
  "ada.lovelace",
  "lovelace1815",
  "ada.lovelace@example.com",
  "CornerDesk#1",
  "!!Byron1815",
])("%s is", (password) => expect(isMadeOfNames(password, known)).toBe(true));

test.each([
  "correct horse battery",
  "adamant-river-stone",
  "solodesks are fine",
  "wren in the hedge 7",
  "82649173",
  "x7Kq!mB2",
])("%s is not", (password) => expect(isMadeOfNames(password, known)).toBe(false));

test("a name of two letters refuses nothing, and the longest password is looked at in no time", () => {
  expect(isMadeOfNames("bobobobo", ["Bo"])).toBe(false);
  const many = Array.from({ length: 40 }, (_, n) => "a".repeat(n + 3));
  expect(isMadeOfNames(`${"a".repeat(127)}b`, many)).toBe(false);
});
