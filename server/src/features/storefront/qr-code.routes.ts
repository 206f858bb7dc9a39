import { pages } from "@solodesk/contract/kernel/pages.ts";
import { type QrCodeKind, qrCodePath } from "@solodesk/contract/kernel/qr-code.ts";
import { findPublishedStore } from "#features/store/find-published-store.ts";
import type { App } from "#kernel/app.ts";
import type { Config } from "#kernel/config.ts";
import { publicOrigin } from "#kernel/public-origin.ts";
import { drawFrom } from "#kernel/rate-limit.ts";
import { qrCodePng, qrCodeSvg } from "./draw-qr-code.ts";

const kinds = {
  svg: { type: "image/svg+xml", draw: qrCodeSvg },
  png: { type: "image/png", draw: qrCodePng },
} as const satisfies Record<QrCodeKind, object>;

/**
 * The code of an address never changes; only whether there is a store at it does. Which address that is depends on what
 * was asked for where PUBLIC_URL does not say it, and then no cache on the way may give it to the next.
 */
const cacheControl = ({ PUBLIC_URL }: Config): string =>
  PUBLIC_URL === undefined ? "private, no-cache" : "public, max-age=86400, stale-while-revalidate=604800";

export function qrCodeRoutes({ http, deps }: App): void {
  const config = drawFrom("other", deps.config);
  for (const kind of ["svg", "png"] as const) {
    const { type, draw } = kinds[kind];
    http.get<{ Params: { storeName: string } }>(
      qrCodePath(":storeName", kind),
      { config },
      async (request, reply) => {
        const found = await findPublishedStore(deps.db, request.params.storeName);
        if (!found) return reply.callNotFound();
        const address = `${publicOrigin(deps.config, request)}${pages.ownStore}/${found.store.website_url}`;
        return reply.type(type).header("cache-control", cacheControl(deps.config)).send(draw(address));
      },
    );
  }
}
