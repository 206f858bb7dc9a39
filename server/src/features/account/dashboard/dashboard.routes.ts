import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { getDashboard } from "./get-dashboard.ts";
import { getToday } from "./get-today.ts";

export function dashboardRoutes(app: App): void {
  serve(app, dashboard.get, ({ deps, user }) => getDashboard(deps, user.id));
  serve(app, dashboard.getToday, ({ deps, user, query }) => getToday(deps, user.id, query));
}
