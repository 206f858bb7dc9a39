import { pages } from "@solodesk/contract/kernel/pages.ts";
import { qrCodeKinds, qrCodePath } from "@solodesk/contract/kernel/qr-code.ts";
import { findPublishedStore } from "#features/store/store/find-published-store.ts";
import type { App } from "#kernel/app.ts";
import { publicOrigin } from "#kernel/http/public-origin.ts";
import { drawFrom } from "#kernel/limits/rate-limit.ts";
import { qrCacheControl, qrPicture } from "./qr-picture.ts";

export function qrCodeRoutes({ http, deps }: App): void {
  const config = drawFrom("other", deps.config);
  for (const kind of qrCodeKinds) {
    http.get<{ Params: { storeName: string } }>(
      qrCodePath(":storeName", kind),
      { config },
      async (request, reply) => {
        const found = await findPublishedStore(deps.db, request.params.storeName);
        if (!found) return reply.callNotFound();
        const address = `${publicOrigin(deps.config, request)}${pages.ownStore}/${found.store.website_url}`;
        const { type, file } = qrPicture(kind, address);
        return reply.type(type).header("cache-control", qrCacheControl(deps.config)).send(file);
      },
    );
  }
}
