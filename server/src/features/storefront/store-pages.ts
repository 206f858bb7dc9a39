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
const FIRST_SHELF = { page: 1, page_size: 100 };

export interface VisitedPage {
  etag: string;
  html(): Promise<Buffer>;
}

const etagOf = (...parts: (string | number)[]): string =>
  `W/"${createHash("sha256").update(parts.join("\n")).digest("base64url").slice(0, 22)}"`;

export function storePages(deps: Deps) {
  const cache = pageCache(CACHE_BYTES);
  const rendering = new Map<string, Promise<Buffer>>();

  async function render(renderer: StorePageRenderer, store: Store, publicUrl: string): Promise<Buffer> {
    const storefront = await fillStorefront(deps, store, FIRST_SHELF);
    return Buffer.from(renderer.render({ storefront, publicUrl }));
  }

  /** Visitors who come while a page is being rendered wait for that one. */
  function renderOnce(key: string, etag: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const flight = `${key} ${etag}`;
    const running = rendering.get(flight);
    if (running) return running;
    const html = work()
      .then((page) => {
        cache.keep(key, { etag, html: page });
        return page;
      })
      .finally(() => rendering.delete(flight));
    rendering.set(flight, html);
    return html;
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
      const etag = etagOf(store.id, version, shelf, publicUrl, renderer.build);
      const key = `${store.id} ${publicUrl}`;
      return {
        etag,
        html: async () =>
          cache.find(key, etag) ?? renderOnce(key, etag, () => render(renderer, store, publicUrl)),
      };
    },
  };
}
