import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { expect, test } from "vitest";
import { aboutInWords } from "./about-in-words.ts";

test("our own words are shown in the reader's language", () => {
  const shown = inLanguage("de", () => [
    aboutInWords("payout_paid", "$5.00 to DE12 … 34"),
    aboutInWords("profile_changed", "name, picture, language"),
    // Rows from before languages were added.
    aboutInWords("profile_changed", "name and picture"),
  ]);
  expect(shown).toEqual(["$5.00 an DE12 … 34", "Name, Bild und Sprache", "Name und Bild"]);
});

test("a plan's name and the operator's reasons stay as they were written", () => {
  const written = ["Up to 50", "$5.00, to make up for it"];
  expect(inLanguage("de", () => written.map((about) => aboutInWords("plan_changed", about)))).toEqual(
    written,
  );
});
