import { Id } from "@solodesk/contract/kernel/id.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { orderPath, pages } from "@solodesk/contract/kernel/pages.ts";
import { findStore } from "#features/store/store/find-store.ts";
import { pageLanguage } from "#features/store/store/pages/page-language.ts";
import { sendLostPage } from "#features/store/store/pages/send-lost-page.ts";
import type { App } from "#kernel/app.ts";
import { AppError } from "#kernel/app-error.ts";
import { drawFrom } from "#kernel/limits/rate-limit.ts";
import { privatePageHeaders } from "#kernel/pages/private-page-headers.ts";
import { queryOf } from "#kernel/pages/query-of.ts";
import { storePageRenderer } from "#kernel/pages/render.ts";
import { WEB_BUILD } from "#kernel/pages/web-app.ts";
import { findCheckoutUrl } from "../place/find-checkout-url.ts";
import { findGuestOrder } from "./find-guest-order.ts";
import { guestOrderOf } from "./guest-order-of.ts";
import { otherLinks } from "./other-links.ts";

interface Visit {
  Params: { storeName: string; code: string };
  Querystring: { payment?: unknown; cancelled?: unknown };
}

export function orderPageRoutes({ http, deps }: App, webBuild = WEB_BUILD): void {
  const findRenderer = storePageRenderer(webBuild);
  const config = drawFrom("other", deps.config);

  http.get<Visit>(pages.guestOrder, { config }, async (request, reply) => {
    const { storeName, code } = request.params;
    reply.headers(privatePageHeaders);
    const row = await findGuestOrder(deps, code);
    const store = row?.storeId ? await findStore(deps.db, row.storeId) : undefined;
    if (!row || !store) return sendLostPage(deps, reply, { storeName, renderer: await findRenderer() });
    // A buyer can return from a payment to the store's former address.
    if (store.website_url !== storeName)
      return reply.redirect(orderPath(store.website_url, code) + queryOf(request), 302);
    const renderer = await findRenderer();
    if (!renderer) throw new AppError("unavailable", { message: t("The pages are not built yet.") });
    const back = backOf(request.query);
    const language = pageLanguage(store, request, row.language);
    const page = {
      store,
      order: await inLanguage(language, () => guestOrderOf(deps, row)),
      code,
      checkout_url: await findCheckoutUrl(deps, row),
      back,
      others: await otherLinks(deps, row, back?.payment),
    };
    const html = renderer.renderOrder(page, language);
    return reply.header("content-language", language).type("text/html; charset=utf-8").send(html);
  });
}

/**
 * Reads the query of a buyer who returns from a payment. It proves nothing: the page asks the server for the
 * outcome.
 */
function backOf({ payment, cancelled }: Visit["Querystring"]) {
  const { data: id } = Id.safeParse(payment);
  return id === undefined ? null : { payment: id, cancelled: cancelled !== undefined };
}
