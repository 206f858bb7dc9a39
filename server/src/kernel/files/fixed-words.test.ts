import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { expect, test } from "vitest";
import { fixedWords } from "./fixed-words.ts";

const order = msg("Order||noun, one order");
const fee = msg("Fee");

test("an English file has the codes that programs know, whatever the caller's language", () => {
  const word = inLanguage("de", () => fixedWords("english"));
  expect([inLanguage("de", () => word(order)), word(fee, "fee")]).toEqual(["Order", "fee"]);
});

test("a caller's words are in their language", () => {
  const word = fixedWords("localized");
  expect(inLanguage("de", () => [word(order), word(fee, "fee")])).toEqual(["Bestellung", "Gebühr"]);
});
