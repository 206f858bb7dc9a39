import { hash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { sharePicturePath } from "@solodesk/contract/catalog/storefront/share-picture.ts";
import { pictureFile, pictureOf } from "@solodesk/contract/platform/uploads/picture.ts";
import { findPublishedStore } from "#features/store/store/find-published-store.ts";
import type { App } from "#kernel/app.ts";
import { drawFrom } from "#kernel/limits/rate-limit.ts";
import { knowsEtag } from "#kernel/pages/knows-etag.ts";
import { drawSharePicture } from "./draw-share-picture.ts";
import { pageCache } from "./page-cache.ts";

const CACHE_BYTES = 4 * 1024 * 1024;

export function sharePictureRoutes({ http, deps }: App): void {
  const config = drawFrom("other", deps.config);
  const cache = pageCache(CACHE_BYTES);

  /** Undefined for a picture that is no upload, or that no longer exists. */
  async function fileOf(url: string | null): Promise<Buffer | undefined> {
    const picture = pictureOf(url ?? "");
    const found = picture && (await deps.storage.open(`${picture.id}/${pictureFile(picture)}`));
    return found && buffer(found.stream);
  }

  http.get<{ Params: { storeName: string } }>(
    sharePicturePath(":storeName"),
    { config },
    async (request, reply) => {
      const found = await findPublishedStore(deps.db, request.params.storeName);
      if (!found) return reply.callNotFound();
      const { id, name, tagline, accent_color, banner_url, logo_url } = found.store;
      const state = hash(
        "sha256",
        JSON.stringify([name, tagline, accent_color, banner_url, logo_url]),
        "base64url",
      );
      const etag = `"${state.slice(0, 22)}"`;
      reply.headers({ etag, "cache-control": "public, max-age=3600" });
      if (knowsEtag(request.headers["if-none-match"], etag)) return reply.status(304).send();
      const [file] =
        (await cache.get(id, state, async () => {
          const [banner, logo] = await Promise.all([fileOf(banner_url), fileOf(logo_url)]);
          return [await drawSharePicture({ name, tagline, accent_color }, { banner, logo })];
        })) ?? [];
      return reply.type("image/jpeg").send(file);
    },
  );
}
