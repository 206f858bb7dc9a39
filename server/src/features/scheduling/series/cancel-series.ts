import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { toAppointment } from "#features/scheduling/appointments/appointment-row.ts";
import { cancelFollowing } from "#features/scheduling/appointments/series/cancel-following.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";

/**
 * Cancels this and all later appointments of a series. Returns the cancelled ones. Throws "not_found", and
 * "invalid_transition" if none is left to cancel.
 */
export async function cancelSeries(
  deps: Deps,
  userId: Id,
  which: { seriesId: Id; from: Id },
): Promise<Appointment[]> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("not_found");
  const rows = await cancelFollowing(deps, { store, ...which });
  if (rows.length === 0) {
    const message = t("All of these appointments are over or already cancelled.");
    throw new AppError("invalid_transition", { message });
  }
  return rows.map((row) => toAppointment(row, deps.config.CURRENCY));
}
