import { acceptedLanguages, type LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { storeLanguage } from "./store-language.ts";

const Query = z.object({ lang: z.string() });

/**
 * Returns the language of a page: what its address asks for with `?lang=`, if the store's pages are in it; or
 * else `own`, in which it was booked or ordered; or else the best for this browser.
 */
export function pageLanguage(
  { languages }: Pick<Store, "languages">,
  { query, headers }: Pick<FastifyRequest, "query" | "headers">,
  own?: LanguageTag,
): LanguageTag {
  const lang = Query.safeParse(query).data?.lang;
  const asked = languages.find((tag) => tag === lang) ?? own;
  return asked ?? storeLanguage({ languages }, acceptedLanguages(headers["accept-language"]));
}
