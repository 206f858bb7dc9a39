import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { calendarCopies } from "@solodesk/contract/scheduling/calendar-copies.ts";
import { editAppointment } from "#features/scheduling/appointments/change/edit-appointment.ts";
import { listConflicts } from "#features/scheduling/external-calendars/sync/list-conflicts.ts";
import { wakeSync } from "#features/scheduling/external-calendars/sync/wake-sync.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { rewriteCopy } from "./calendar-copies.repository.ts";

type Resolve = typeof calendarCopies.resolve;

interface Decision {
  userId: Id;
  /** The calendar. */
  id: Id;
  entryId: Id;
  keep: Parsed<Resolve>["body"]["keep"];
}

const refuse = (keep: string) => new AppError("validation_failed", { fields: { keep } });

/**
 * Moves an appointment to where a calendar has it, or has it written back into that calendar. Throws "not_found",
 * "validation_failed", and what editing an appointment throws.
 */
export async function resolveConflict(
  deps: Deps,
  { userId, id, entryId, keep }: Decision,
): Promise<Answer<Resolve>["data"]> {
  const store = await findStoreOfUser(deps.db, userId);
  const found = store ? await listConflicts(deps, store.id, id) : [];
  const conflict = found.find((one) => one.conflict.id === entryId)?.conflict;
  if (!store || !conflict) throw new AppError("not_found");
  const which = { storeId: store.id, id };
  if (keep === "solodesk") {
    await inTransaction(deps, async (deps) => {
      await rewriteCopy(deps.db, which, entryId);
      await wakeSync(deps, which);
    });
    return null;
  }
  if (!conflict.proposed)
    throw refuse(t("It was removed from the calendar. To follow that, cancel the appointment."));
  if (conflict.is_session) throw refuse(t("Several customers come to it. Move them one by one."));
  const { data } = await editAppointment(deps, userId, entryId, conflict.proposed);
  await wakeSync(deps, which);
  return data;
}
