import {
  bestLanguage,
  deskLanguages,
  type LanguageTag,
} from "@solodesk/contract/kernel/language/languages.ts";

/** The language of a new account: the best for its browser of those that screens come in. */
export const firstLanguage = (wanted: readonly string[]): LanguageTag =>
  bestLanguage(wanted, deskLanguages, "en");
