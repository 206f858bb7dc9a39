import { translations } from "@solodesk/contract/catalog/translations.ts";
import { isLanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { listIn, pageIn } from "#kernel/api/list-query.ts";
import { readOf } from "#kernel/api/query.ts";
import type { ScreenReads } from "#kernel/page/screen-record.ts";

export const stateIn = (query: URLSearchParams): "all" | "open" =>
  query.get("state") === "open" ? "open" : "all";

/** Sends only what the address asks for, so that all callers share the cache. */
export function translationsRead(query: URLSearchParams) {
  const language = query.get("language") ?? "";
  const state = stateIn(query);
  return readOf(translations.list, {
    query: {
      ...(isLanguageTag(language) && { language }),
      ...(state === "open" && { state }),
      ...pageIn(listIn(query)),
    },
  });
}

export const translationsReads: ScreenReads = (query) => [translationsRead(query)];
