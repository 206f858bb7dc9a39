import { exports } from "@solodesk/contract/exports.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve.ts";
import { writeAppointments } from "./write-appointments.ts";

export function exportRoutes(app: App): void {
  serve(app, exports.writeAppointments, ({ deps, user, query }) => writeAppointments(deps, user.id, query));
}
