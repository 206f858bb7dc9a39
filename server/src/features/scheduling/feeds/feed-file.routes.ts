import { createHash } from "node:crypto";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { App } from "#kernel/app.ts";
import { publicOrigin } from "#kernel/http/public-origin.ts";
import { limitPerWindow } from "#kernel/limits/limit-per-window.ts";
import { drawFrom } from "#kernel/limits/rate-limit.ts";
import { gzipAnswer } from "#kernel/pages/gzip-answer.ts";
import { knowsEtag } from "#kernel/pages/knows-etag.ts";
import { feedHashOf, feedPath } from "./feed-token.ts";
import { writeFeed } from "./write-feed.ts";

/** Weak, because it is the same with and without compression. */
const etagOf = (file: string): string => `W/"${createHash("sha256").update(file).digest("base64url")}"`;

/** Per feed. Far more than any calendar app needs. Writing a feed of thousands takes a tenth of a second. */
const limit = {
  most: 30,
  per: "minute",
  message: () => t("This calendar is being loaded too often."),
} as const;

export function feedFileRoutes({ http, deps }: App): void {
  const refuseFeed = limitPerWindow(deps, limit);
  const config = drawFrom("other", deps.config);

  http.get<{ Params: { token: string } }>(
    feedPath(":token"),
    { config, onSend: gzipAnswer },
    async (request, reply) => {
      const { token } = request.params;
      const hash = feedHashOf(token);
      refuseFeed(hash);
      const file = await writeFeed(deps, { hash }, publicOrigin(deps.config, request));
      if (file === undefined) return reply.callNotFound();
      const etag = etagOf(file);
      reply.headers({ etag, "cache-control": "private, no-cache", vary: "accept-encoding" });
      if (knowsEtag(request.headers["if-none-match"], etag)) return reply.status(304).send();
      return reply
        .type("text/calendar; charset=utf-8")
        .header("content-disposition", 'attachment; filename="appointments.ics"')
        .send(file);
    },
  );
}
