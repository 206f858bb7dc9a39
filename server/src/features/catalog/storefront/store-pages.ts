// The store page as HTML, and the page of it that other websites frame. Each is rendered once in each language for each
// state of a store and never shown out of date: every visit asks the database for the state, before the page's content is
// read and never after it.
import { hash } from "node:crypto";
import type { EmbeddedPage } from "@solodesk/contract/catalog/storefront.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { type Store, WebsiteUrl } from "@solodesk/contract/store/store.ts";
import { findPublishedStore } from "#features/store/store/find-published-store.ts";
import { readTogether } from "#kernel/database/read-together.ts";
import type { Deps } from "#kernel/deps.ts";
import { type Encoding, pack } from "#kernel/pages/content-encoding.ts";
import type { StorePageRenderer } from "#kernel/pages/render.ts";
import { fillStorefront } from "./fill-storefront.ts";
import { pageCache } from "./page-cache.ts";
import { findPageVersion } from "./page-version.repository.ts";

const CACHE_BYTES = 16 * 1024 * 1024;
/** Placeholder for the origin, so that one rendered page serves every host name of the installation. */
const ANY_ORIGIN = "https://origin.invalid";
const FIRST_SHELF = { page: 1, page_size: 100 };

export interface VisitedPage {
  /** The store's address, which may not be the one that was asked for. */
  websiteUrl: string;
  language: LanguageTag;
  /** A weak ETag, so that it is the same for every encoding. */
  etag: string;
  /** Undefined if the store is no longer published or doesn't offer the one service of a framed page. */
  html(encoding: Encoding): Promise<Buffer | undefined>;
}

export type EmbedWish = Pick<EmbeddedPage, "theme" | "service">;

interface Visit {
  publicUrl: string;
  /** The page that other websites frame, not the store page. */
  embed?: EmbedWish;
  /** Picks the visitor's language among those of the store. */
  languageOf: (store: Pick<Store, "languages">) => LanguageTag;
}

const etagOf = (...parts: string[]): string =>
  `W/"${hash("sha256", parts.join("\n"), "base64url").slice(0, 22)}"`;

/** Tells apart the pages of one store. */
const nameOf = (embed: EmbedWish | undefined): string =>
  embed ? ` embed ${embed.theme ?? "own"} ${embed.service ?? "all"}` : "";

const joined = (parts: Buffer[], origin: string): Buffer =>
  Buffer.concat(parts.flatMap((part, i) => (i === 0 ? [part] : [Buffer.from(origin), part])));

export function storePages(deps: Deps) {
  const cache = pageCache(CACHE_BYTES);
  const versionOf = readTogether((websiteUrl) => findPageVersion(deps.db, websiteUrl, FIRST_SHELF.page_size));

  /** Renders the page in pieces, split where the origin goes. */
  async function render(
    renderer: StorePageRenderer,
    websiteUrl: string,
    language: LanguageTag,
    embed: EmbedWish | undefined,
  ): Promise<Buffer[] | undefined> {
    const found = await findPublishedStore(deps.db, websiteUrl);
    if (!found) return undefined;
    const storefront = await inLanguage(language, () => fillStorefront(deps, found.store, FIRST_SHELF));
    const { service = null } = embed ?? {};
    if (service !== null && storefront.services.every(({ id }) => id !== service)) return undefined;
    const page = { storefront, publicUrl: ANY_ORIGIN };
    const html = embed
      ? renderer.renderEmbedded({ ...page, ...embed }, language)
      : renderer.render(page, language);
    return html.split(ANY_ORIGIN).map((part) => Buffer.from(part));
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
      const page = `${storeId} ${language}${nameOf(embed)}`;
      const state = `${version} ${renderer.build}`;

      async function whole(): Promise<Buffer | undefined> {
        const parts = await cache.get(page, state, () => render(renderer, websiteUrl, language, embed));
        return parts && joined(parts, publicUrl);
      }
      async function packed(encoding: Encoding): Promise<Buffer[] | undefined> {
        const body = await whole();
        return body && [await pack(body, encoding)];
      }
      return {
        websiteUrl,
        language,
        etag: etagOf(page, state, publicUrl),
        html: async (encoding) => {
          if (encoding === "identity") return whole();
          const body = await cache.get(`${page} ${publicUrl} ${encoding}`, state, () => packed(encoding));
          return body?.[0];
        },
      };
    },
  };
}
