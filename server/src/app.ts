import type { Deps } from "#kernel/deps.ts";
import type { App } from "#kernel/app.ts";
import { docsRoutes } from "#kernel/docs.ts";
import { buildHttp } from "#kernel/http.ts";
import { metricsRoutes } from "#kernel/metrics.ts";
import { documentRoutes } from "#kernel/openapi.ts";
import { webAppRoutes } from "#kernel/web-app.ts";
import { authenticator } from "#features/auth/authenticate.ts";
import { healthRoutes } from "#features/health/health.routes.ts";

/** The whole server, not yet listening; one line per feature, in order. */
export async function buildApp(deps: Deps): Promise<App> {
  const http = await buildHttp(deps);
  const app: App = {
    http,
    deps,
    authenticate: authenticator(deps),
  };
  await documentRoutes(http);
  metricsRoutes(http, deps.config);
  healthRoutes(app);
  docsRoutes(http);
  await webAppRoutes(http);
  return app;
}
