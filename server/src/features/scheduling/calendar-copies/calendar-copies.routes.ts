import { t } from "@solodesk/contract/kernel/language/t.ts";
import { calendarCopies } from "@solodesk/contract/scheduling/calendar-copies.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { resolveConflict } from "./resolve-conflict.ts";

export function calendarCopyRoutes(app: App): void {
  serve(app, calendarCopies.resolve, async ({ deps, user, params, body }) => {
    const decision = { userId: user.id, id: params.id, entryId: params.entry_id, keep: body.keep };
    const data = await resolveConflict(deps, decision);
    const message = data ? t("Appointment moved") : t("It will be written back into the calendar");
    return { status: true as const, message, data };
  });
}
