import { expect, test } from "vitest";
import { typedWords } from "./find-faqs.ts";
import { marked } from "./marked.ts";

/** Returns the text with its marks written as brackets. */
const shown = (text: string, typed: string) =>
  marked(text, typedWords(typed))
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["every place of a word", "a refund is a refund", "refund", "a [refund] is a [refund]"],
  ["across case and accents", "The Café opens", "cafe", "The [Café] opens"],
  ["accents that are letters of their own", "Cafe\u0301 opens", "CAFÉ", "[Cafe\u0301] opens"],
  ["letters that fold into two", "Große Straße", "strasse", "Große [Straße]"],
  ["letters beyond the first plane", "𝒳 pay 💸 pay", "pay", "𝒳 [pay] 💸 [pay]"],
  ["words that overlap as one", "refunding", "refund funding", "[refunding]"],
  ["a word that overlaps itself", "banana", "ana", "b[anana]"],
  ["a lone letter only where a word begins", "I said it", "i", "[I] said [i]t"],
  ["nothing without words", "nothing", "", "nothing"],
])("marks %s", (_, text, typed, marks) => {
  expect(shown(text, typed)).toBe(marks);
});
