import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { EditAppointment } from "@solodesk/contract/scheduling/appointments/edit-appointment.ts";
import type { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { findOutsideBusy } from "#features/scheduling/external-calendars/find-outside-busy.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { toAppointment } from "../appointment-row.ts";
import { isOpenDuring } from "../slots/openings.ts";
import { changeAppointment } from "./change-appointment.ts";
import { changeOf } from "./change-of.ts";

export type Edited = Pick<
  Answer<typeof appointments.edit>,
  "data" | "outside_hours" | "also_busy" | "charge"
>;

/**
 * Edits an appointment and, where it was paid online, refunds it, or charges a fee to the card that was saved with it.
 * `notice`: what became of the fee, in a sentence.
 */
export type EditPaidTime = (
  deps: Deps,
  user: SessionUser,
  id: Id,
  edit: EditAppointment,
) => Promise<Edited & { isRefunded?: boolean; notice?: string }>;

/**
 * Edits an appointment. With `isRefunded`, a refund in the same transaction settles its deposit. Throws "not_found",
 * "version_conflict", "invalid_transition", "validation_failed", "slot_taken", "plan_limit_reached".
 */
export async function editAppointment(
  deps: Deps,
  userId: Id,
  id: Id,
  { isRefunded = false, ...edit }: EditAppointment & { isRefunded?: boolean },
): Promise<Edited> {
  const { store, row } = await changeAppointment(deps, {
    userId,
    id,
    version: edit.version,
    plan: (before) => ({
      ...changeOf(before, edit, deps.clock.now()),
      isRefunded,
      // A missed visit is used, unless the seller returns it.
      ...(edit.status === "No-show" && { returnsVisit: edit.keep === false }),
    }),
  });
  const time = { from: row.startsAt.getTime(), to: row.endsAt.getTime() };
  const isMoved = edit.starts_at !== undefined || edit.ends_at !== undefined;
  const also_busy = isMoved ? await findOutsideBusy(deps.db, store.id, time) : undefined;
  return {
    data: toAppointment(row, deps.config.CURRENCY),
    outside_hours: !isOpenDuring(store, time),
    also_busy,
  };
}
