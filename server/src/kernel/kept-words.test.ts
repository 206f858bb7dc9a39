import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { expect, test } from "vitest";
import { asKept, keptWords } from "./kept-words.ts";

const codes = { left: msg("{count} left"), used: msg("used (twice)"), move: msg("{from} to {to}") };
const shown = keptWords(Object.values(codes));

test("words are kept in English and found again with their values", () => {
  expect(asKept(codes.left, { count: 3 })).toBe("3 left");
  expect(["3 left", "used (twice)", "a\nb to c", "a to {b}"].map(shown)).toEqual([
    "3 left",
    "used (twice)",
    "a\nb to c",
    "a to {b}",
  ]);
});

test("the first message that fits counts", () => {
  const first = keptWords([msg("by {who}"), msg("{words}")]);
  expect([first("by Ann"), first("Ann")]).toEqual(["by Ann", "Ann"]);
});

test("other words stay as they are", () => {
  expect(["left", "used (twice).", "toto", "", "<b>'{0}'"].map(shown)).toEqual([
    "left",
    "used (twice).",
    "toto",
    "",
    "<b>'{0}'",
  ]);
});

test("a message inside another is shown too, and a language may have plurals where English has none", () => {
  const orders = [
    msg("Refund: {description}"),
    msg("A cart can hold at most {count} services."),
    msg("Order {number}"),
  ];
  const show = keptWords(orders, "description");
  const kept = ["Refund: Order 12", "Order 12 was late"];
  expect(inLanguage("de", () => kept.map(show))).toEqual([
    "Rückerstattung: Bestellung 12",
    "Order 12 was late",
  ]);
  expect(inLanguage("ar", () => show("A cart can hold at most 2 services."))).toContain("خدمتان");
});
