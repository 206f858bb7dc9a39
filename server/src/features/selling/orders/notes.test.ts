import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { ourReasons } from "@solodesk/contract/selling/orders/our-reasons.ts";
import { expect, test } from "vitest";
import { asKept } from "#kernel/kept-words.ts";
import { noteInWords, notes } from "./notes.ts";

const restocked = asKept(notes.restocked, { what: "3 × Mug" });

test("our own reasons and notes are in the reader's language", () => {
  const reasons = Object.values(ourReasons);
  const shown = inLanguage("de", () => reasons.map((note) => noteInWords({ by: "seller", note })));
  expect(shown.filter((words) => reasons.some((reason) => reason === words))).toEqual([]);
  expect(inLanguage("de", () => noteInWords({ by: "system", note: restocked }))).toBe(
    "Wieder im Bestand: 3 × Mug",
  );
});

test("what people wrote stays as they wrote it", () => {
  const written = ["The {colour} was wrong.", "", restocked];
  expect(inLanguage("de", () => written.map((note) => noteInWords({ by: "seller", note })))).toEqual(written);
});
