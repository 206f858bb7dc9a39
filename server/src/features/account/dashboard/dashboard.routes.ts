import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { getDashboard } from "./get-dashboard.ts";
import { getToday } from "./get-today.ts";
import { listRevenue } from "./list-revenue.ts";

export function dashboardRoutes(app: App): void {
  serve(app, dashboard.get, ({ deps, user }) => getDashboard(deps, user.id));
  serve(app, dashboard.getToday, ({ deps, user, query }) => getToday(deps, user.id, query));
  serve(app, dashboard.listRevenue, ({ deps, user, query }) => listRevenue(deps, user.id, query));
}
