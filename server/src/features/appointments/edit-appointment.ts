import type { appointments, EditAppointment } from "@solodesk/contract/appointments.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store.ts";
import { findStoreOfUser } from "#features/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import { type Db, transact } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { toAppointment } from "./appointment-row.ts";
import {
  type AppointmentRow,
  type AppointmentUpdate,
  findAppointment,
  recordChanges,
  updateAppointment,
} from "./appointments.repository.ts";
import { type Change, changeOf } from "./change-of.ts";
import { isOpen } from "./openings.ts";
import { takeTime } from "./take-time.ts";
import { timeColumns } from "./time-columns.ts";

type Edited = Pick<Answer<typeof appointments.edit>, "data" | "outside_hours">;

/** Throws "not_found", "version_conflict", "invalid_transition", "validation_failed", "slot_taken". */
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
  return { data: toAppointment(row, deps.config.CURRENCY), outside_hours: !isOpen(store, time) };
}

/**
 * One conditional write: it goes through only for the version that was judged. Whoever loses to another change is judged
 * anew, against what the appointment has become.
 */
async function changeIt(deps: Deps, store: Store, id: Id, edit: EditAppointment): Promise<AppointmentRow> {
  const before = await findAppointment(deps.db, { storeId: store.id, id });
  if (!before) throw new AppError("not_found");
  if (edit.version !== undefined && edit.version !== before.version) {
    throw new AppError("version_conflict", { current: toAppointment(before, deps.config.CURRENCY) });
  }
  const change = changeOf(before, edit, deps.clock.now());
  if (change.events.length === 0) return before;
  return (await write(deps, store, before, change)) ?? changeIt(deps, store, id, edit);
}

function write(
  deps: Deps,
  store: Store,
  before: AppointmentRow,
  { events, status, notes, time }: Change,
): Promise<AppointmentRow | undefined> {
  const buffer = before.busyUntil.getTime() - before.endsAt.getTime();
  const update: AppointmentUpdate = {
    ...(status && { status }),
    ...(notes !== undefined && { notes }),
    ...(time && timeColumns(store, time, buffer)),
  };
  const save = async (tx: Db) => {
    const row = await updateAppointment(tx, before, update, deps.clock.now());
    if (row) await recordChanges(tx, row, events, "seller");
    return row;
  };
  if (!time) return transact(deps.db, save);
  const length = time.to - time.from;
  const slot = { store, booker: "seller", at: time.from, length, buffer, except: before.id } as const;
  return takeTime(deps, slot, save);
}
