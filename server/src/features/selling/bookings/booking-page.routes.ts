import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { bookingPath, pages } from "@solodesk/contract/kernel/pages.ts";
import { findBooking } from "#features/scheduling/appointments/calendar/find-booking.ts";
import { pageLanguage } from "#features/store/store/pages/page-language.ts";
import { sendLostPage } from "#features/store/store/pages/send-lost-page.ts";
import type { App } from "#kernel/app.ts";
import { AppError } from "#kernel/app-error.ts";
import { drawFrom } from "#kernel/limits/rate-limit.ts";
import { privatePageHeaders } from "#kernel/pages/private-page-headers.ts";
import { queryOf } from "#kernel/pages/query-of.ts";
import { storePageRenderer } from "#kernel/pages/render.ts";
import { WEB_BUILD } from "#kernel/pages/web-app.ts";
import { guestBookingOf } from "./guest-booking-of.ts";

export function bookingPageRoutes({ http, deps }: App, webBuild = WEB_BUILD): void {
  const findRenderer = storePageRenderer(webBuild);
  const config = drawFrom("other", deps.config);

  http.get<{ Params: { storeName: string; code: string }; Querystring: { verify?: unknown } }>(
    pages.guestBooking,
    { config },
    async (request, reply) => {
      const { storeName, code } = request.params;
      reply.headers(privatePageHeaders);
      const found = await findBooking(deps, code);
      if (!found) return sendLostPage(deps, reply, { storeName, renderer: await findRenderer() });
      const { store } = found;
      if (store.website_url !== storeName)
        return reply.redirect(bookingPath(store.website_url, code) + queryOf(request), 302);
      const renderer = await findRenderer();
      if (!renderer) throw new AppError("unavailable", { message: t("The pages are not built yet.") });
      const language = pageLanguage(store, request, found.row.language);
      const { verify } = request.query;
      const token = typeof verify === "string" ? verify : null;
      const booking = await inLanguage(language, () => guestBookingOf(deps, found));
      const html = renderer.renderBooking({ store, booking, code, token }, language);
      return reply.header("content-language", language).type("text/html; charset=utf-8").send(html);
    },
  );
}
