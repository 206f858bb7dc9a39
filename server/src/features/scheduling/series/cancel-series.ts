import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { toAppointment } from "#features/scheduling/appointments/appointment-row.ts";
import { cancelFollowing, listToCancel } from "#features/scheduling/appointments/series/cancel-following.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";

/** An appointment as it is stored. */
export type CancelledRow = Awaited<ReturnType<typeof listToCancel>>[number];

interface Which {
  seriesId: Id;
  from: Id;
}

/**
 * Cancels this and all later appointments of a series. Returns the cancelled ones. Throws "not_found", and
 * "invalid_transition" if none is left to cancel.
 */
export async function cancelSeries(deps: Deps, userId: Id, which: Which): Promise<Appointment[]> {
  const store = await getStore(deps, userId);
  const rows = someOf(await cancelFollowing(deps, { store, ...which }));
  return rows.map((row) => toAppointment(row, deps.config.CURRENCY));
}

/** Lists what cancelSeries would cancel now. Throws as it does. */
export async function listCancelledWith(deps: Deps, userId: Id, which: Which): Promise<CancelledRow[]> {
  const store = await getStore(deps, userId);
  return someOf(await listToCancel(deps.db, { store, ...which }));
}

async function getStore({ db }: Deps, userId: Id): Promise<Store> {
  const store = await findStoreOfUser(db, userId);
  if (!store) throw new AppError("not_found");
  return store;
}

function someOf(rows: CancelledRow[]): CancelledRow[] {
  if (rows.length > 0) return rows;
  const message = t("All of these appointments are over or already cancelled.");
  throw new AppError("invalid_transition", { message });
}
