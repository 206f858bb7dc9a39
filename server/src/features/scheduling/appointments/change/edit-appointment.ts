import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { appointments, EditAppointment } from "@solodesk/contract/scheduling/appointments.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { findOutsideBusy } from "#features/scheduling/external-calendars/find-outside-busy.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { toAppointment } from "../appointment-row.ts";
import { type AppointmentRow, findAppointment } from "../appointments.repository.ts";
import { isOpenDuring } from "../slots/openings.ts";
import { changeOf } from "./change-of.ts";
import { writeChange } from "./write-change.ts";

type Edited = Pick<Answer<typeof appointments.edit>, "data" | "outside_hours" | "also_busy">;

/**
 * Edits an appointment. Throws "not_found", "version_conflict", "invalid_transition", "validation_failed",
 * "slot_taken", "plan_limit_reached".
 */
export async function editAppointment(
  deps: Deps,
  userId: Id,
  id: Id,
  edit: EditAppointment,
): Promise<Edited> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("not_found");
  const row = await changeIt(deps, store, id, edit);
  const time = { from: row.startsAt.getTime(), to: row.endsAt.getTime() };
  const isMoved = edit.starts_at !== undefined || edit.ends_at !== undefined;
  const also_busy = isMoved ? await findOutsideBusy(deps.db, store.id, time) : undefined;
  return {
    data: toAppointment(row, deps.config.CURRENCY),
    outside_hours: !isOpenDuring(store, time),
    also_busy,
  };
}

/**
 * Makes one conditional write, which succeeds only if the version has not changed. If another request changed
 * the appointment first, judges the edit again on the new state.
 */
async function changeIt(deps: Deps, store: Store, id: Id, edit: EditAppointment): Promise<AppointmentRow> {
  const before = await findAppointment(deps.db, { storeId: store.id, id });
  if (!before) throw new AppError("not_found");
  if (edit.version !== undefined && edit.version !== before.version) {
    throw new AppError("version_conflict", { current: toAppointment(before, deps.config.CURRENCY) });
  }
  const change = changeOf(before, edit, deps.clock.now());
  if (change.events.length === 0) return before;
  return (
    (await writeChange(deps, { store, before, change, by: "seller" })) ?? changeIt(deps, store, id, edit)
  );
}
