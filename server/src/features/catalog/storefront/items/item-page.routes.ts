import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { itemPath, pageKinds } from "@solodesk/contract/kernel/slug.ts";
import { pageLanguage } from "#features/store/store/pages/page-language.ts";
import type { App } from "#kernel/app.ts";
import { AppError } from "#kernel/app-error.ts";
import { publicOrigin } from "#kernel/http/public-origin.ts";
import { drawFrom } from "#kernel/limits/rate-limit.ts";
import { queryOf } from "#kernel/pages/query-of.ts";
import { storePageRenderer } from "#kernel/pages/render.ts";
import { readAppDocument, sendAppDocument, WEB_BUILD } from "#kernel/pages/web-app.ts";
import { hasSent } from "../visited-page.ts";
import { findItem, itemAddress, itemPages } from "./item-pages.ts";

interface Named {
  Params: { storeName: string; slug: string };
}

export function itemPageRoutes({ http, deps }: App, webBuild = WEB_BUILD): void {
  const findRenderer = storePageRenderer(webBuild);
  const cached = itemPages(deps);
  const config = drawFrom("other", deps.config);

  for (const kind of pageKinds)
    http.get<Named>(itemPath(kind, ":storeName", ":slug"), { config }, async (request, reply) => {
      const { storeName, slug } = request.params;
      const address = itemAddress(kind, storeName, slug);
      if (!address) return reply.callNotFound();
      const renderer = await findRenderer();
      if (!renderer) {
        // As the store page does where nothing is built.
        if (!(await findItem(deps, address))) return reply.callNotFound();
        const document = readAppDocument(webBuild);
        if (document === undefined)
          throw new AppError("unavailable", { message: t("The pages are not built yet.") });
        return sendAppDocument(request, reply, document);
      }
      const page = await cached.visit(renderer, address, {
        publicUrl: publicOrigin(deps.config, request),
        languageOf: (store) => pageLanguage(store, request),
      });
      if (!page)
        // Links name things by their ids, on paper too: what is no longer offered redirects to the store.
        return address.id === null
          ? reply.callNotFound()
          : reply.redirect(`${pages.ownStore}/${address.websiteUrl}${queryOf(request)}`, 302);
      // Permanent for search engines, but checked on every request, as a store's former address is.
      if (page.websiteUrl !== storeName || page.slug !== slug)
        return reply
          .header("cache-control", "no-cache")
          .redirect(`${itemPath(kind, page.websiteUrl, page.slug)}${queryOf(request)}`, 301);
      return (await hasSent(request, reply, page)) ? reply : reply.callNotFound();
    });
}
