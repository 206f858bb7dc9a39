import { exports } from "@solodesk/contract/account/exports.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { writeAppointments } from "./write-appointments.ts";
import { writeOrders } from "./write-orders.ts";
import { writeTransactions } from "./write-transactions.ts";

export function exportRoutes(app: App): void {
  serve(app, exports.writeAppointments, ({ deps, user, query }) => writeAppointments(deps, user.id, query));
  serve(app, exports.writeOrders, ({ deps, user, query }) => writeOrders(deps, user.id, query));
  serve(app, exports.writeTransactions, ({ deps, user, query }) => writeTransactions(deps, user.id, query));
}
