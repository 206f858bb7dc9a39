import { notifications } from "@solodesk/contract/platform/notifications.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { followNotifications } from "./follow-notifications.ts";
import { getPreferences } from "./get-preferences.ts";
import { listNotifications } from "./list-notifications.ts";
import { markNotifications } from "./mark-notifications.ts";
import { openStreams } from "./open-streams.ts";
import { savePreference } from "./save-preference.ts";

export function notificationRoutes(app: App): void {
  const streams = openStreams(app.deps);
  // Runs before the server waits for open requests, because a stream never ends on its own.
  app.http.addHook("preClose", streams.close);

  serve(app, notifications.list, ({ deps, user, query }) => listNotifications(deps, user, query));

  serve(app, notifications.markRead, async ({ deps, user, body }) => ({
    status: true as const,
    unread: await markNotifications(deps, user, body.ids),
  }));

  serve(app, notifications.follow, ({ caller, visitor }) =>
    followNotifications(streams, caller, visitor.address),
  );

  serve(app, notifications.getPreferences, async ({ deps, user }) => ({
    data: await getPreferences(deps, user.id),
  }));

  serve(app, notifications.savePreference, async ({ deps, user, body }) => ({
    data: await savePreference(deps, user.id, body),
  }));
}
