import { t } from "@solodesk/contract/kernel/language/t.ts";
import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { addSource } from "./add-source.ts";
import { discoverCalendars } from "./discover-calendars.ts";
import { editSource } from "./edit-source.ts";
import { listBusy } from "./list-busy.ts";
import { listSources } from "./list-sources.ts";
import { readSource } from "./read-source.ts";
import { removeSource } from "./remove-source.ts";

export function externalCalendarRoutes(app: App): void {
  serve(app, externalCalendars.list, async ({ deps, user }) => ({
    data: await listSources(deps, user.id),
    has_google: deps.googleCalendar !== undefined,
  }));

  serve(app, externalCalendars.add, async ({ deps, user, body }) => ({
    status: true as const,
    message: t(externalCalendars.add.done),
    data: await addSource(deps, user.id, body),
  }));

  serve(app, externalCalendars.discover, async ({ deps, body }) => ({
    data: await discoverCalendars(deps.caldav, body),
  }));

  serve(app, externalCalendars.edit, async ({ deps, user, params, body }) => {
    const data = await editSource(deps, user.id, params.id, body);
    return { status: true as const, message: t(externalCalendars.edit.done), data };
  });

  serve(app, externalCalendars.read, async ({ deps, user, params }) => {
    const data = await readSource(deps, user.id, params.id);
    return { status: true as const, message: t("Calendar read"), data };
  });

  serve(app, externalCalendars.remove, async ({ deps, user, params }) => {
    await removeSource(deps, user.id, params.id);
    return { status: true as const, message: t(externalCalendars.remove.done) };
  });

  serve(app, externalCalendars.listBusy, ({ deps, user, query }) => listBusy(deps, user.id, query));
}
