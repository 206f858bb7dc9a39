import { appointments } from "@solodesk/contract/appointments.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve.ts";
import { bookAppointment } from "./book-appointment.ts";
import { bookingLimit } from "./booking-limit.ts";
import { createAppointment } from "./create-appointment.ts";
import { editAppointment } from "./edit-appointment.ts";
import { getAppointment } from "./get-appointment.ts";
import { listAppointments } from "./list-appointments.ts";
import { listOwnSlots } from "./list-own-slots.ts";
import { listSlots } from "./list-slots.ts";

export function appointmentRoutes(app: App): void {
  const refuseNetwork = bookingLimit(app.deps.clock);

  serve(app, appointments.create, async ({ deps, user, body }) => ({
    status: true as const,
    message: "Appointment created",
    ...(await createAppointment(deps, user.id, body)),
  }));

  serve(app, appointments.list, ({ deps, user, query }) => listAppointments(deps, user.id, query));

  serve(app, appointments.get, async ({ deps, user, params }) => ({
    data: await getAppointment(deps, user.id, params.id),
  }));

  serve(app, appointments.edit, async ({ deps, user, params, body }) => ({
    status: true as const,
    message: "Appointment saved",
    ...(await editAppointment(deps, user.id, params.id, body)),
  }));

  serve(app, appointments.listOwnSlots, ({ deps, user, query }) => listOwnSlots(deps, user.id, query));

  serve(app, appointments.listSlots, ({ deps, params, query }) => listSlots(deps, params.website_url, query));

  serve(app, appointments.book, async ({ deps, params, body, visitor }) => {
    if (deps.config.RATE_LIMIT) refuseNetwork(visitor.address);
    const data = await bookAppointment(deps, params.website_url, body);
    return { status: true as const, message: "Your booking has arrived", data };
  });
}
