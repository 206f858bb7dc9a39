import { afterEach, expect, test, vi } from "vitest";
import { weekStartOf } from "../time/week-start.ts";
import { readerLanguage, readerLanguages, takeRegion } from "./reader-language.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["en-US@posix", ["en-US@posix"], "en"],
  ["c", ["c", "de-DE"], "de-DE"],
  ["", [], "en"],
  ["pt-BR", ["pt-BR", "en"], "pt-BR"],
])(
  "a browser that speaks %j and %j is read as %s, and its week has a first day",
  (language, languages, read) => {
    vi.stubGlobal("navigator", { language, languages });
    expect(readerLanguage()).toBe(read);
    expect(readerLanguages()).toEqual(readerLanguages().filter((tag) => Intl.getCanonicalLocales(tag)));
    expect([0, 1]).toContain(weekStartOf(readerLanguage()));
  },
);

test.each([
  ["en", ["en-GB", "en-US"], "en-GB"],
  ["de", ["en-US", "de-AT"], "de-AT"],
  ["de", ["en-US", "c"], "de"],
  ["en-GB", ["en-US", "en-GB"], "en-US"],
])("a desk in %s takes its region from %j and becomes %s", (lang, languages, regional) => {
  vi.stubGlobal("navigator", { language: languages[0], languages });
  document.documentElement.lang = lang;
  takeRegion();
  expect(document.documentElement.lang).toBe(regional);
  document.documentElement.lang = "";
});
