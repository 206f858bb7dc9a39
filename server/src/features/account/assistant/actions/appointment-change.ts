import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Instant } from "@solodesk/contract/kernel/time.ts";
import { statusNames } from "@solodesk/contract/scheduling/appointments/status-names.ts";
import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { z } from "zod";
import { startInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import { getAppointment } from "#features/scheduling/appointments/list/get-appointment.ts";
import { previewTimeConsequences } from "#features/selling/orders/refund/preview-time-consequences.ts";
import type { Action } from "./action.ts";
import { ById } from "./by-id.ts";
import { changed } from "./changed.ts";

type State = Pick<
  Appointment,
  "id" | "number" | "title" | "customer" | "status" | "starts_at" | "ends_at" | "timezone" | "verify_by"
>;

const Input = ById.extend({
  body: z.union([
    z.strictObject({ status: z.enum(["Confirmed", "Cancelled"]) }),
    z.strictObject({ starts_at: Instant, ends_at: Instant.optional() }),
  ]),
});

const when = ({ starts_at, timezone }: State): string =>
  startInWords({ startsAt: new Date(starts_at) }, timezone);

/** Confirms, moves or cancels an appointment. What was paid for a cancelled one goes back. */
export const appointmentChange: Action<z.infer<typeof Input>, State> = {
  endpoint: appointments.edit,
  tool: "Propose to confirm, cancel or move an appointment: give status, or starts_at",
  input: Input,
  read: async (deps, { user, input }) => {
    const appointment = await getAppointment(deps, user.id, input.params.id);
    const { id, number, title, customer, status, starts_at, ends_at, timezone, verify_by } = appointment;
    return { id, number, title, customer, status, starts_at, ends_at, timezone, verify_by };
  },
  describe: (before, after) => {
    const about = { title: before.title, customer: before.customer.name, time: when(before) };
    const answered =
      after.status === "Cancelled"
        ? t("Cancel {title} with {customer} on {time}", about)
        : t("Confirm {title} with {customer} on {time}", about);
    return {
      title: before.status === after.status ? t("Move {title} with {customer}", about) : answered,
      changes: [
        ...changed(t("Status"), t(statusNames[before.status]), t(statusNames[after.status])),
        ...changed(t("Time"), when(before), when(after)),
      ],
    };
  },
  consequences: async (deps, { user, input: { params, body } }) =>
    "status" in body && body.status === "Cancelled"
      ? previewTimeConsequences(deps, user.id, params.id, { action: "cancel" })
      : [],
  // Nobody makes a cancelled appointment stand again, or asks about a confirmed one. A move vouches for who booked.
  undo: (before, after) =>
    before.status === after.status && before.verify_by === null
      ? { params: { id: before.id }, body: { starts_at: before.starts_at, ends_at: before.ends_at } }
      : null,
};
