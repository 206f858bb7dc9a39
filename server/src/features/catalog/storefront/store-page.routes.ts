import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { findPublishedStore } from "#features/store/store/find-published-store.ts";
import { pageLanguage } from "#features/store/store/pages/page-language.ts";
import type { App } from "#kernel/app.ts";
import { AppError } from "#kernel/app-error.ts";
import { publicOrigin } from "#kernel/http/public-origin.ts";
import { drawFrom } from "#kernel/limits/rate-limit.ts";
import { queryOf } from "#kernel/pages/query-of.ts";
import { storePageRenderer } from "#kernel/pages/render.ts";
import { readAppDocument, sendAppDocument, WEB_BUILD } from "#kernel/pages/web-app.ts";
import { storePages } from "./store-pages.ts";
import { hasSent } from "./visited-page.ts";

export function storePageRoutes(app: App, webBuild = WEB_BUILD): void {
  const { http, deps } = app;
  const findRenderer = storePageRenderer(webBuild);
  const cached = storePages(deps);
  const config = drawFrom("other", deps.config);

  http.get<{ Params: { storeName: string } }>(pages.storePage, { config }, async (request, reply) => {
    const { storeName } = request.params;
    const renderer = await findRenderer();
    if (!renderer) {
      // The pages are not built: the web app's own document is sent instead, if there is one.
      if (!(await findPublishedStore(deps.db, storeName))) return reply.callNotFound();
      const document = readAppDocument(webBuild);
      if (document === undefined)
        throw new AppError("unavailable", { message: t("The pages are not built yet.") });
      return sendAppDocument(request, reply, document);
    }
    const page = await cached.visit(renderer, storeName, {
      publicUrl: publicOrigin(deps.config, request),
      languageOf: (store) => pageLanguage(store, request),
    });
    if (!page) return reply.callNotFound();
    // Permanent for search engines, but checked on every request: another store may get this address one day.
    if (page.websiteUrl !== storeName)
      return reply
        .header("cache-control", "no-cache")
        .redirect(`${pages.ownStore}/${page.websiteUrl}${queryOf(request)}`, 301);
    return (await hasSent(request, reply, page)) ? reply : reply.callNotFound();
  });
}
