import type { Deps } from "#kernel/deps.ts";
import type { App } from "#kernel/app.ts";
import { docsRoutes } from "#kernel/docs.ts";
import { buildHttp } from "#kernel/http.ts";
import { metricsRoutes } from "#kernel/metrics.ts";
import { documentRoutes } from "#kernel/openapi.ts";
import { webAppRoutes } from "#kernel/web-app.ts";
import { appointmentRoutes } from "#features/appointments/appointments.routes.ts";
import { authRoutes } from "#features/auth/auth.routes.ts";
import { authenticator } from "#features/auth/authenticate.ts";
import { bookingPageRoutes } from "#features/bookings/booking-page.routes.ts";
import { bookingRoutes } from "#features/bookings/bookings.routes.ts";
import { calendarRoutes } from "#features/calendar/calendar.routes.ts";
import { catalogRoutes } from "#features/catalog/catalog.routes.ts";
import { pictureRoutes } from "#features/catalog/pictures.routes.ts";
import { customerRoutes } from "#features/customers/customers.routes.ts";
import { dashboardRoutes } from "#features/dashboard/dashboard.routes.ts";
import { exportRoutes } from "#features/exports/exports.routes.ts";
import { feedFileRoutes } from "#features/feeds/feed-file.routes.ts";
import { feedRoutes } from "#features/feeds/feeds.routes.ts";
import { healthRoutes } from "#features/health/health.routes.ts";
import { mailRoutes } from "#features/mail/mail.routes.ts";
import { serviceRoutes } from "#features/services/services.routes.ts";
import { sourceRoutes } from "#features/sources/sources.routes.ts";
import { storeRoutes } from "#features/store/store.routes.ts";
import { qrCodeRoutes } from "#features/storefront/qr-code.routes.ts";
import { sitemapRoutes } from "#features/storefront/sitemap.routes.ts";
import { storefrontRoutes } from "#features/storefront/storefront.routes.ts";
import { storePageRoutes } from "#features/storefront/store-page.routes.ts";
import { supportRoutes } from "#features/support/support.routes.ts";
import { uploadRoutes } from "#features/uploads/uploads.routes.ts";

/** The whole server, not yet listening; one line per feature, in order. `given` is for who watches it being built. */
export async function buildApp(deps: Deps, given?: App["http"]): Promise<App> {
  const http = given ?? (await buildHttp(deps));
  const app: App = {
    http,
    deps,
    authenticate: authenticator(deps),
  };
  await documentRoutes(http);
  await metricsRoutes(http, deps.config);
  healthRoutes(app);
  authRoutes(app);
  storeRoutes(app);
  catalogRoutes(app);
  await pictureRoutes(http);
  serviceRoutes(app);
  appointmentRoutes(app);
  bookingRoutes(app);
  bookingPageRoutes(app);
  calendarRoutes(app);
  customerRoutes(app);
  exportRoutes(app);
  feedRoutes(app);
  feedFileRoutes(app);
  mailRoutes(app);
  dashboardRoutes(app);
  sourceRoutes(app);
  storefrontRoutes(app);
  storePageRoutes(app);
  qrCodeRoutes(app);
  sitemapRoutes(app);
  supportRoutes(app);
  uploadRoutes(app);
  docsRoutes(http, deps.config);
  await webAppRoutes(http, deps.config);
  return app;
}
