import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { expect, test } from "vitest";
import { moneyInWords } from "./money-in-words.ts";

test.each([
  ["en", "$1,234.50"],
  ["de", "1.234,50\u00A0$"],
])("money is written as %s does", (language, words) => {
  expect(inLanguage(language, () => moneyInWords({ amount: 123_450, currency: "USD" }))).toBe(words);
});
