// The page that other websites show in a frame, and the only one they can. It never sees who is signed in.
import { type EmbedTheme, embedThemes } from "@solodesk/contract/catalog/storefront/embed.ts";
import { Id } from "@solodesk/contract/kernel/id.ts";
import {
  acceptedLanguages,
  bestLanguage,
  publicLanguages,
} from "@solodesk/contract/kernel/language/languages.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { PageTheme } from "@solodesk/contract/store/store/page-look.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { pageLanguage } from "#features/store/store/pages/page-language.ts";
import type { App } from "#kernel/app.ts";
import { AppError } from "#kernel/app-error.ts";
import { publicOrigin } from "#kernel/http/public-origin.ts";
import { allowFraming } from "#kernel/http/security-headers.ts";
import { drawFrom } from "#kernel/limits/rate-limit.ts";
import { queryOf } from "#kernel/pages/query-of.ts";
import { type StorePageRenderer, storePageRenderer } from "#kernel/pages/render.ts";
import { sendDocument, WEB_BUILD } from "#kernel/pages/web-app.ts";
import { type EmbedWish, storePages } from "./store-pages.ts";
import { hasSent } from "./visited-page.ts";

/** Anything else in the query is ignored: a typing mistake in a website must not take its booking away. */
const Query = z.object({
  theme: z.enum(embedThemes).nullable().catch(null),
  service: Id.nullable().catch(null),
});

const themes: Record<EmbedTheme, PageTheme> = { light: "light", dark: "dark", auto: "system" };

function wishOf(query: unknown): EmbedWish {
  const { theme, service } = Query.parse(query);
  return { theme: theme && themes[theme], service };
}

/** There is no store whose languages could be offered. */
function sendClosed(request: FastifyRequest, reply: FastifyReply, renderer: StorePageRenderer) {
  const wanted = acceptedLanguages(request.headers["accept-language"]);
  const language = bestLanguage(wanted, publicLanguages, "en");
  const { theme } = wishOf(request.query);
  reply.headers({ vary: "accept-language", "content-language": language });
  return sendDocument(reply, renderer.renderClosedEmbed({ theme }, language), 404);
}

export function embedPageRoutes({ http, deps }: App, webBuild = WEB_BUILD): void {
  const findRenderer = storePageRenderer(webBuild);
  const cached = storePages(deps);
  const config = drawFrom("other", deps.config);

  http.get<{ Params: { storeName: string } }>(pages.embeddedStore, { config }, async (request, reply) => {
    const { storeName } = request.params;
    allowFraming(reply);
    const renderer = await findRenderer();
    if (!renderer) throw new AppError("unavailable", { message: t("The pages are not built yet.") });
    const { theme, service } = wishOf(request.query);
    // A service that is no longer offered leaves its website with all the others.
    for (const one of new Set([service, null])) {
      const page = await cached.visit(renderer, storeName, {
        publicUrl: publicOrigin(deps.config, request),
        languageOf: (store) => pageLanguage(store, request),
        embed: { theme, service: one },
      });
      if (!page) break;
      if (page.websiteUrl !== storeName)
        return reply
          .header("cache-control", "no-cache")
          .redirect(`${pages.embeddedStore.replace(":storeName", page.websiteUrl)}${queryOf(request)}`, 301);
      if (await hasSent(request, reply, page)) return reply;
    }
    return sendClosed(request, reply, renderer);
  });
}
