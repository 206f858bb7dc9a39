import { t } from "@solodesk/contract/kernel/language/t.ts";
import { googleCalendars } from "@solodesk/contract/scheduling/external-calendars/google-calendars.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { connectGoogle } from "./connect-google.ts";
import { discoverGoogle } from "./discover-google.ts";
import { finishConsent } from "./finish-consent.ts";

export function googleCalendarRoutes(app: App): void {
  serve(app, googleCalendars.connect, async ({ deps, user, body, visitor }) => ({
    data: {
      address: await connectGoogle(deps, {
        userId: user.id,
        calendarId: body.calendar_id,
        origin: visitor.origin,
      }),
    },
  }));

  serve(app, googleCalendars.finish, async ({ deps, user, body }) => ({
    status: true as const,
    message: t(googleCalendars.finish.done),
    data: await finishConsent(deps, user.id, body),
  }));

  serve(app, googleCalendars.discover, async ({ deps, user, params }) => ({
    data: await discoverGoogle(deps, user.id, params.id),
  }));
}
