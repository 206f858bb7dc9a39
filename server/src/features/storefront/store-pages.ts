// The store page as HTML, rendered once for each state of a store and never shown out of date: what it is made of
// is asked of the database on every visit, and read before the page's content, never after it.
import { createHash } from "node:crypto";
import type { Store } from "@solodesk/contract/store.ts";
import { shelfVersion } from "#features/catalog/shelf-version.ts";
import { findPublishedStore } from "#features/store/find-published-store.ts";
import type { Deps } from "#kernel/deps.ts";
import type { StorePageRenderer } from "#kernel/render.ts";
import { fillStorefront } from "./fill-storefront.ts";
import { pageCache } from "./page-cache.ts";

const CACHE_BYTES = 16 * 1024 * 1024;
/** Stands where the origin goes, so that one rendered page serves every name the installation is asked for by. */
const ANY_ORIGIN = "https://origin.invalid";
const FIRST_SHELF = { page: 1, page_size: 100 };

export interface VisitedPage {
  /** The store's address, which may not be the one that was asked for. */
  websiteUrl: string;
  etag: string;
  html(): Promise<Buffer>;
}

const etagOf = (...parts: (string | number)[]): string =>
  `W/"${createHash("sha256").update(parts.join("\n")).digest("base64url").slice(0, 22)}"`;

const joined = (parts: Buffer[], origin: string): Buffer =>
  Buffer.concat(parts.flatMap((part, i) => (i === 0 ? [part] : [Buffer.from(origin), part])));

export function storePages(deps: Deps) {
  const cache = pageCache(CACHE_BYTES);
  const rendering = new Map<string, Promise<Buffer[]>>();

  async function render(renderer: StorePageRenderer, store: Store): Promise<Buffer[]> {
    const storefront = await fillStorefront(deps, store, FIRST_SHELF);
    const html = renderer.render({ storefront, publicUrl: ANY_ORIGIN });
    return html.split(ANY_ORIGIN).map((part) => Buffer.from(part));
  }

  /** Visitors who come while a page is being rendered wait for that one. */
  function renderOnce(key: string, etag: string, work: () => Promise<Buffer[]>): Promise<Buffer[]> {
    const flight = `${key} ${etag}`;
    const running = rendering.get(flight);
    if (running) return running;
    const parts = work()
      .then((page) => {
        cache.keep(key, { etag, parts: page });
        return page;
      })
      .finally(() => rendering.delete(flight));
    rendering.set(flight, parts);
    return parts;
  }

  return {
    /** Undefined for an unknown or unpublished store. */
    async visit(
      renderer: StorePageRenderer,
      websiteUrl: string,
      publicUrl: string,
    ): Promise<VisitedPage | undefined> {
      const found = await findPublishedStore(deps.db, websiteUrl);
      if (!found) return undefined;
      const { store, version } = found;
      const shelf = await shelfVersion(deps.db, store.id);
      const made = etagOf(store.id, version, shelf, renderer.build);
      return {
        websiteUrl: store.website_url,
        etag: etagOf(made, publicUrl),
        html: async () => {
          const cached = cache.find(store.id, made);
          const parts = cached ?? (await renderOnce(store.id, made, () => render(renderer, store)));
          return joined(parts, publicUrl);
        },
      };
    },
  };
}
