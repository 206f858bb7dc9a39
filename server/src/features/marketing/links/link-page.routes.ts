import { qrCodeKinds } from "@solodesk/contract/kernel/qr-code.ts";
import { linkPath, linkQrPath } from "@solodesk/contract/store/visits/link-code.ts";
import type { FastifyRequest } from "fastify";
import { isbot } from "isbot";
import { qrCacheControl, qrPicture } from "#features/catalog/storefront/qr-picture.ts";
import type { App } from "#kernel/app.ts";
import { publicOrigin } from "#kernel/http/public-origin.ts";
import { drawFrom } from "#kernel/limits/rate-limit.ts";
import { clickCounter } from "./click-counter.ts";
import { findLink } from "./find-link.ts";

const isPerson = (userAgent = "") => userAgent !== "" && !isbot(userAgent);

/** Tells whether a person clicked the link, rather than a bot, a preview or a prefetch. */
function isClick({ method, headers }: FastifyRequest): boolean {
  const ahead = headers["sec-purpose"] ?? headers["purpose"] ?? "";
  return method === "GET" && !String(ahead).includes("prefetch") && isPerson(headers["user-agent"]);
}

export function linkPageRoutes({ http, deps }: App): void {
  const config = drawFrom("other", deps.config);
  const clicks = clickCounter(deps);
  http.addHook("onClose", () => clicks.flush());

  http.get<{ Params: { code: string } }>(linkPath(":code"), { config }, async (request, reply) => {
    const link = await findLink(deps, request.params.code);
    if (!link) return reply.callNotFound();
    if (isClick(request)) clicks.add(link.id);
    return reply.header("cache-control", "no-store").redirect(link.path, 302);
  });

  for (const kind of qrCodeKinds)
    http.get<{ Params: { code: string } }>(linkQrPath(":code", kind), { config }, async (request, reply) => {
      const link = await findLink(deps, request.params.code);
      if (!link) return reply.callNotFound();
      const { type, file } = qrPicture(kind, publicOrigin(deps.config, request) + linkPath(link.code));
      return reply.type(type).header("cache-control", qrCacheControl(deps.config)).send(file);
    });
}
