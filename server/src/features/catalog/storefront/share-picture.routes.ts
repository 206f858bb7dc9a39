import { hash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { itemPicturePath, sharePicturePath } from "@solodesk/contract/catalog/storefront/share-picture.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { pageKinds } from "@solodesk/contract/kernel/slug.ts";
import { pictureFile, pictureOf } from "@solodesk/contract/platform/uploads/picture.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { findPublishedStore } from "#features/store/store/find-published-store.ts";
import type { App } from "#kernel/app.ts";
import { drawFrom } from "#kernel/limits/rate-limit.ts";
import { knowsEtag } from "#kernel/pages/knows-etag.ts";
import { drawSharePicture, type ShareLook } from "./draw-share-picture.ts";
import { fillItemPage } from "./items/fill-item-page.ts";
import { findItem, itemAddress } from "./items/item-pages.ts";
import { pageCache } from "./page-cache.ts";

const CACHE_BYTES = 4 * 1024 * 1024;

interface Drawn extends ShareLook {
  /** Tells apart the pictures of the cache: stores that sell one product of the shared catalogue have one each. */
  key: string;
  banner_url: string | null;
  logo_url: string | null;
}

export function sharePictureRoutes({ http, deps }: App): void {
  const config = drawFrom("other", deps.config);
  // One address can ask for the pictures of everything that stores sell, and each is drawn when it is asked for.
  const rarely = drawFrom("document", deps.config);
  const cache = pageCache(CACHE_BYTES);

  /** Undefined for a picture that is no upload, or that no longer exists. */
  async function fileOf(url: string | null): Promise<Buffer | undefined> {
    const picture = pictureOf(url ?? "");
    const found = picture && (await deps.storage.open(`${picture.id}/${pictureFile(picture)}`));
    return found && buffer(found.stream);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, drawn: Drawn) {
    const { key, banner_url, logo_url, ...look } = drawn;
    const state = hash("sha256", JSON.stringify(drawn), "base64url");
    const etag = `"${state.slice(0, 22)}"`;
    reply.headers({ etag, "cache-control": "public, max-age=3600" });
    if (knowsEtag(request.headers["if-none-match"], etag)) return reply.status(304).send();
    const [file] =
      (await cache.get(key, state, async () => {
        const [banner, logo] = await Promise.all([fileOf(banner_url), fileOf(logo_url)]);
        return [await drawSharePicture(look, { banner, logo })];
      })) ?? [];
    return reply.type("image/jpeg").send(file);
  }

  http.get<{ Params: { storeName: string } }>(
    sharePicturePath(":storeName"),
    { config },
    async (request, reply) => {
      const found = await findPublishedStore(deps.db, request.params.storeName);
      if (!found) return reply.callNotFound();
      const { id, name, tagline, accent_color, banner_url, logo_url } = found.store;
      return send(request, reply, { key: id, name, tagline, accent_color, banner_url, logo_url });
    },
  );

  for (const kind of pageKinds)
    http.get<{ Params: { storeName: string; slug: string } }>(
      itemPicturePath(kind, ":storeName", ":slug"),
      { config: rarely },
      async (request, reply) => {
        const address = itemAddress(kind, request.params.storeName, request.params.slug);
        const version = address && (await findItem(deps, address));
        if (!version) return reply.callNotFound();
        const [language = "en"] = version.languages;
        const drawn = await inLanguage(language, async (): Promise<Drawn | undefined> => {
          const filled = await fillItemPage(deps, { ...version, kind, related: [] });
          if (!filled) return undefined;
          const { store, item } = filled;
          const [shown, price] =
            item.kind === "product"
              ? [item.product, item.product.list_price]
              : [item.service, item.service.price];
          return {
            key: `${version.storeId} ${kind} ${version.id} ${language}`,
            name: shown.name,
            tagline: `${moneyInWords(price)} · ${store.name}`,
            accent_color: store.accent_color,
            banner_url: shown.image_url,
            logo_url: store.logo_url,
          };
        });
        return drawn ? send(request, reply, drawn) : reply.callNotFound();
      },
    );
}
