import { bestLanguage, type LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import type { Store } from "@solodesk/contract/store/store.ts";

/** Returns the first of `wanted` that the store's pages are in, or else the store's first language. */
export const storeLanguage = (
  { languages }: Pick<Store, "languages">,
  wanted: readonly string[] = [],
): LanguageTag => bestLanguage(wanted, languages, languages[0] ?? "en");
