import { calendar } from "@solodesk/contract/scheduling/calendar.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { listCalendar } from "./list-calendar.ts";

export function calendarRoutes(app: App): void {
  serve(app, calendar.list, ({ deps, user, query }) => listCalendar(deps, user.id, query));
}
