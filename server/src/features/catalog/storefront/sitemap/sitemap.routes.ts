import { Id } from "@solodesk/contract/kernel/id.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { pageKinds } from "@solodesk/contract/kernel/slug.ts";
import type { FastifyReply } from "fastify";
import { listPublishedStores } from "#features/store/store/list-published-stores.ts";
import type { App } from "#kernel/app.ts";
import { publicOrigin } from "#kernel/http/public-origin.ts";
import { drawFrom } from "#kernel/limits/rate-limit.ts";
import { gzipAnswer } from "#kernel/pages/gzip-answer.ts";
import { listItemEntries, partStarts } from "./list-item-entries.ts";
import { sitemap, sitemapIndex } from "./sitemap.ts";

/** The most entries that a sitemap may hold, and the most sitemaps that an index may name. */
const MAX_ENTRIES = 50_000;
/** Products or services of one sitemap: with six languages it stays far below 50 MiB. */
const PART = 10_000;

const storesPath = "/sitemap/stores.xml";

export function sitemapRoutes({ http, deps }: App, part = PART): void {
  const config = drawFrom("other", deps.config);
  // With 50,000 stores in six languages it takes a third of a second to write.
  const rarely = { config: drawFrom("document", deps.config), onSend: gzipAnswer };
  const startsOf = partStarts(deps, part, MAX_ENTRIES / 2 - 1);
  const send = (reply: FastifyReply, xml: string) =>
    reply.type("application/xml; charset=utf-8").header("cache-control", "no-cache").send(xml);

  http.get("/sitemap.xml", rarely, async (request, reply) => {
    const parts = await Promise.all(
      pageKinds.map(async (kind) => {
        const starts = await startsOf(kind);
        return starts.map((id) => `/sitemap/${kind}s/${id}.xml`);
      }),
    );
    return send(reply, sitemapIndex(publicOrigin(deps.config, request), [storesPath, ...parts.flat()]));
  });

  http.get(storesPath, rarely, async (request, reply) => {
    const stores = await listPublishedStores(deps.db, MAX_ENTRIES);
    const entries = stores.map(({ websiteUrl, ...store }) => ({
      ...store,
      path: pages.storePage.replace(":storeName", websiteUrl),
    }));
    return send(reply, sitemap(publicOrigin(deps.config, request), entries));
  });

  for (const kind of pageKinds)
    http.get<{ Params: { from: string } }>(`/sitemap/${kind}s/:from.xml`, rarely, async (request, reply) => {
      const { from } = request.params;
      if (!Id.safeParse(from).success) return reply.callNotFound();
      const entries = await listItemEntries(deps, kind, from, part);
      return send(reply, sitemap(publicOrigin(deps.config, request), entries));
    });

  http.get("/robots.txt", { config }, (request, reply) => {
    const origin = publicOrigin(deps.config, request);
    return reply
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
}
