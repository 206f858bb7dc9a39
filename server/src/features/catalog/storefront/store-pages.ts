// The store page as HTML, and the page of it that other websites frame.
import type { EmbeddedPage } from "@solodesk/contract/catalog/storefront.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { type Store, WebsiteUrl } from "@solodesk/contract/store/store.ts";
import { findPublishedStore } from "#features/store/store/find-published-store.ts";
import { readTogether } from "#kernel/database/read-together.ts";
import type { Deps } from "#kernel/deps.ts";
import type { StorePageRenderer } from "#kernel/pages/render.ts";
import { fillStorefront } from "./fill-storefront.ts";
import { pageCache } from "./page-cache.ts";
import { findPageVersion } from "./page-version.repository.ts";
import { ANY_ORIGIN, type VisitedPage, visitedPage } from "./visited-page.ts";

const CACHE_BYTES = 16 * 1024 * 1024;
const FIRST_SHELF = { page: 1, page_size: 100 };

export type EmbedWish = Pick<EmbeddedPage, "theme" | "service">;

interface Visit {
  publicUrl: string;
  /** The page that other websites frame, not the store page. */
  embed?: EmbedWish;
  /** Picks the visitor's language among those of the store. */
  languageOf: (store: Pick<Store, "languages">) => LanguageTag;
}

/** Tells apart the pages of one store. */
const nameOf = (embed: EmbedWish | undefined): string =>
  embed ? ` embed ${embed.theme ?? "own"} ${embed.service ?? "all"}` : "";

export function storePages(deps: Deps) {
  const cache = pageCache(CACHE_BYTES);
  const versionOf = readTogether((websiteUrl) => findPageVersion(deps.db, websiteUrl, FIRST_SHELF.page_size));

  async function render(
    renderer: StorePageRenderer,
    websiteUrl: string,
    language: LanguageTag,
    embed: EmbedWish | undefined,
  ): Promise<string | undefined> {
    const found = await findPublishedStore(deps.db, websiteUrl);
    if (!found) return undefined;
    const storefront = await inLanguage(language, () => fillStorefront(deps, found.store, FIRST_SHELF));
    const { service = null } = embed ?? {};
    if (service !== null && storefront.services.every(({ id }) => id !== service)) return undefined;
    const page = { storefront, publicUrl: ANY_ORIGIN };
    return embed ? renderer.renderEmbedded({ ...page, ...embed }, language) : renderer.render(page, language);
  }

  return {
    /** Undefined for an unknown or unpublished store. */
    async visit(
      renderer: StorePageRenderer,
      asked: string,
      { publicUrl, languageOf, embed }: Visit,
    ): Promise<VisitedPage | undefined> {
      // Phones capitalise the first letter, and cards are printed that way. Text that cannot be an address
      // never reaches the database, which refuses some of it.
      const name = asked.toLowerCase();
      if (WebsiteUrl.safeParse(name).data !== name) return undefined;
      const found = await versionOf(name);
      if (!found) return undefined;
      const { storeId, websiteUrl, version } = found;
      const language = languageOf(found);
      return visitedPage(cache, {
        websiteUrl,
        language,
        page: `${storeId} ${language}${nameOf(embed)}`,
        state: `${version} ${renderer.build}`,
        publicUrl,
        render: () => render(renderer, websiteUrl, language, embed),
      });
    },
  };
}
