import {
  bestLanguage,
  deskLanguages,
  type LanguageTag,
} from "@solodesk/contract/kernel/language/languages.ts";

/** The language of a new account: the best match among the web app's languages. */
export const firstLanguage = (wanted: readonly string[]): LanguageTag =>
  bestLanguage(wanted, deskLanguages, "en");
