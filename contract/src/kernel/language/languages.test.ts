import { expect, test } from "vitest";
import { acceptedLanguages, bestLanguage, deskLanguages, publicLanguages } from "./languages.ts";

test("the desk comes in three languages, and store pages in six", () => {
  expect(deskLanguages).toEqual(["en", "es", "de"]);
  expect(publicLanguages).toEqual(["en", "es", "de", "fr", "pt-BR", "ar"]);
});

test.each([
  [["de-AT", "en"], "de"],
  [["pt"], "pt-BR"],
  [["pt-PT", "es"], "pt-BR"],
  [["PT-br"], "pt-BR"],
  [["ja", "ar-EG"], "ar"],
  [["ja"], "en"],
  [["c", "en_US@posix"], "en"],
  [[], "en"],
])("for %j, the best language is %s", (wanted, tag) => {
  expect(bestLanguage(wanted, publicLanguages, "en")).toBe(tag);
});

test.each([
  ["de-AT,de;q=0.9,en;q=0.8", ["de-AT", "de", "en"]],
  ["en;q=0.1, fr", ["fr", "en"]],
  ["fr;q=0, *", []],
  ["<script>, es;q=nonsense", []],
  [undefined, []],
])("the header %j accepts %j", (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags);
});
