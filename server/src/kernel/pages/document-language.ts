import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { isLanguageTag, languages } from "@solodesk/contract/kernel/language/languages.ts";

export function readersDirection(): "ltr" | "rtl" {
  const tag = readersLanguage();
  return isLanguageTag(tag) ? languages[tag].direction : "ltr";
}

/** The attributes of an `<html>` element whose text is in the reader's language. */
export const documentLanguage = (): string => `lang="${readersLanguage()}" dir="${readersDirection()}"`;
