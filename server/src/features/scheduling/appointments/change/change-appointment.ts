import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { toAppointment } from "../appointment-row.ts";
import { type AppointmentRow, findAppointment } from "../appointments.repository.ts";
import type { PlannedChange } from "./change-of.ts";
import { writeChange } from "./write-change.ts";

interface ToChange {
  userId: Id;
  id: Id;
  /** The version the caller saw; any if left out. */
  version: number | undefined;
  /** Judges the change on the appointment as it is now. Nothing is written if it has no events. */
  plan: (before: AppointmentRow) => PlannedChange;
}

interface Changed {
  store: Store;
  row: AppointmentRow;
}

/**
 * Changes an appointment of the seller. Throws "not_found", "version_conflict", what `plan` throws, "slot_taken",
 * "plan_limit_reached".
 */
export async function changeAppointment(deps: Deps, { userId, ...wanted }: ToChange): Promise<Changed> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("not_found");
  return { store, row: await changeIt(deps, store, wanted) };
}

/**
 * Makes one conditional write, which succeeds only if the version has not changed. If another request changed
 * the appointment first, judges the change again on the new state.
 */
async function changeIt(deps: Deps, store: Store, wanted: Omit<ToChange, "userId">): Promise<AppointmentRow> {
  const { id, version, plan } = wanted;
  const before = await findAppointment(deps.db, { storeId: store.id, id });
  if (!before) throw new AppError("not_found");
  if (version !== undefined && version !== before.version) {
    throw new AppError("version_conflict", { current: toAppointment(before, deps.config.CURRENCY) });
  }
  const change = plan(before);
  if (change.events.length === 0) return before;
  return (await writeChange(deps, { store, before, change, by: "seller" })) ?? changeIt(deps, store, wanted);
}
