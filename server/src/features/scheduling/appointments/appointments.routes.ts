import { t } from "@solodesk/contract/kernel/language/t.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { confirmAppointments } from "./change/confirm-appointments.ts";
import type { EditPaidTime } from "./change/edit-appointment.ts";
import { collectPayment } from "./collect/collect-payment.ts";
import { completeAppointment } from "./collect/complete-appointment.ts";
import { completeSeveral } from "./collect/complete-several.ts";
import { emailReceipt } from "./collect/email-receipt.ts";
import { createAppointment } from "./create-appointment.ts";
import { exportAppointments } from "./list/export-appointments.ts";
import { getAppointment } from "./list/get-appointment.ts";
import { listAppointments } from "./list/list-appointments.ts";
import { listOwnSlots } from "./slots/list-own-slots.ts";

/** `edit` is passed in, because orders know about appointments and not the other way round. */
export function appointmentRoutes(app: App, edit: EditPaidTime): void {
  serve(app, appointments.create, async ({ deps, user, body }) => ({
    status: true as const,
    message: t(appointments.create.done),
    ...(await createAppointment(deps, user.id, body)),
  }));

  serve(app, appointments.list, ({ deps, user, query }) => listAppointments(deps, user.id, query));
  serve(app, appointments.export, ({ deps, user, query }) => exportAppointments(deps, user.id, query));

  serve(app, appointments.get, async ({ deps, user, params }) => ({
    data: await getAppointment(deps, user.id, params.id),
  }));

  serve(app, appointments.edit, async ({ deps, user, params, body }) => {
    const { isRefunded, notice, ...edited } = await edit(deps, user, params.id, body);
    const message = notice ?? (isRefunded ? t("Appointment cancelled and refunded") : t("Appointment saved"));
    return { status: true as const, message, ...edited };
  });

  serve(app, appointments.complete, async ({ deps, user, params, body }) => ({
    status: true as const,
    message: t(appointments.complete.done),
    data: await completeAppointment(deps, user.id, params.id, body),
  }));

  serve(app, appointments.collect, async ({ deps, user, params, body }) => ({
    status: true as const,
    message: t("Payment saved"),
    data: await collectPayment(deps, user.id, params.id, body),
  }));

  serve(app, appointments.emailReceipt, async ({ deps, user, params }) => ({
    status: true as const,
    message: await emailReceipt(deps, user.id, params.id),
  }));

  serve(app, appointments.confirm, async ({ deps, user, body }) => {
    const results = await confirmAppointments(deps, user.id, body.ids);
    const confirmed = results.filter((result) => result.confirmed).length;
    const message = t("{count, plural, one {# appointment} other {# appointments}} confirmed", {
      count: confirmed,
    });
    return { status: true as const, message, results };
  });

  serve(app, appointments.completeSeveral, async ({ deps, user, body }) => {
    const results = await completeSeveral(deps, user.id, body);
    const message = t("{count, plural, one {# appointment} other {# appointments}} completed", {
      count: results.filter((result) => result.completed).length,
    });
    return { status: true as const, message, results };
  });

  serve(app, appointments.listOwnSlots, ({ deps, user, query }) => listOwnSlots(deps, user.id, query));
}
