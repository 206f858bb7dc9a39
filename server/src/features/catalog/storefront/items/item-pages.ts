// The page of one product or service as HTML, cached as the store page is.

import { Id } from "@solodesk/contract/kernel/id.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { type PageKind, Slug } from "@solodesk/contract/kernel/slug.ts";
import { type Store, WebsiteUrl } from "@solodesk/contract/store/store.ts";
import type { Deps } from "#kernel/deps.ts";
import type { StorePageRenderer } from "#kernel/pages/render.ts";
import { pageCache } from "../page-cache.ts";
import { ANY_ORIGIN, type VisitedPage, visitedPage } from "../visited-page.ts";
import { fillItemPage } from "./fill-item-page.ts";
import { findItemVersion, type ItemAddress, type ItemVersion } from "./item-version.repository.ts";

const CACHE_BYTES = 16 * 1024 * 1024;

/** Undefined for text that cannot be an address, which never reaches the database: it refuses some of it. */
export function itemAddress(kind: PageKind, storeName: string, named: string): ItemAddress | undefined {
  // Phones capitalise the first letter.
  const [websiteUrl, slug] = [storeName.toLowerCase(), named.toLowerCase()];
  if (WebsiteUrl.safeParse(websiteUrl).data !== websiteUrl) return undefined;
  const isId = Id.safeParse(slug).success;
  if (!isId && !Slug.safeParse(slug).success) return undefined;
  return { kind, websiteUrl, slug, id: isId ? slug : null };
}

/** The state of the product or service at an address; undefined for what no published store offers. */
export const findItem = ({ db }: Pick<Deps, "db">, address: ItemAddress): Promise<ItemVersion | undefined> =>
  findItemVersion(db, address);

interface Visit {
  publicUrl: string;
  /** Picks the visitor's language among those of the store. */
  languageOf: (store: Pick<Store, "languages">) => LanguageTag;
}

export interface VisitedItem extends VisitedPage, Pick<ItemVersion, "slug"> {}

export function itemPages(deps: Deps) {
  const cache = pageCache(CACHE_BYTES);

  async function render(
    renderer: StorePageRenderer,
    language: LanguageTag,
    kind: PageKind,
    { websiteUrl, id, related }: ItemVersion,
  ): Promise<string | undefined> {
    const filled = await inLanguage(language, () => fillItemPage(deps, { websiteUrl, kind, id, related }));
    return filled && renderer.renderItem({ ...filled, publicUrl: ANY_ORIGIN }, language);
  }

  return {
    /** Undefined for what no published store offers. */
    async visit(
      renderer: StorePageRenderer,
      address: ItemAddress,
      { publicUrl, languageOf }: Visit,
    ): Promise<VisitedItem | undefined> {
      const found = await findItem(deps, address);
      if (!found) return undefined;
      const language = languageOf(found);
      const page = visitedPage(cache, {
        websiteUrl: found.websiteUrl,
        language,
        page: `${found.storeId} ${address.kind} ${found.id} ${language}`,
        state: `${found.version} ${renderer.build}`,
        publicUrl,
        render: () => render(renderer, language, address.kind, found),
      });
      return { ...page, slug: found.slug };
    },
  };
}
