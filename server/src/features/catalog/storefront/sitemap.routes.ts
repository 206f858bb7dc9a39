import { listPublishedStores } from "#features/store/store/list-published-stores.ts";
import type { App } from "#kernel/app.ts";
import { publicOrigin } from "#kernel/http/public-origin.ts";
import { drawFrom } from "#kernel/limits/rate-limit.ts";
import { gzipAnswer } from "#kernel/pages/gzip-answer.ts";
import { sitemap } from "./sitemap.ts";

/** The most entries that a sitemap may hold. */
const MAX_ENTRIES = 50_000;

export function sitemapRoutes({ http, deps }: App): void {
  const config = drawFrom("other", deps.config);
  // With 50,000 stores in six languages it takes a third of a second to write.
  const rarely = drawFrom("document", deps.config);

  http.get("/sitemap.xml", { config: rarely, onSend: gzipAnswer }, async (request, reply) => {
    const stores = await listPublishedStores(deps.db, MAX_ENTRIES);
    reply.type("application/xml; charset=utf-8").header("cache-control", "no-cache");
    return reply.send(sitemap(publicOrigin(deps.config, request), stores));
  });

  http.get("/robots.txt", { config }, (request, reply) => {
    const origin = publicOrigin(deps.config, request);
    return reply
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
}
