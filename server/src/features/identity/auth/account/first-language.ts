import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import {
  bestLanguage,
  deskLanguages,
  type LanguageTag,
} from "@solodesk/contract/kernel/language/languages.ts";

/** The language of a new account: the one in which it is created, if screens come in it. */
export const firstLanguage = (): LanguageTag => bestLanguage([readersLanguage()], deskLanguages, "en");
