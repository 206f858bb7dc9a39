import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { returnVisit } from "#features/money/wallet/deposits/return-visit.ts";
import { lockDeposit } from "#features/money/wallet/deposits/settle-deposit.ts";
import { AppError } from "#kernel/app-error.ts";
import { type Db, inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { canAppointmentBecome } from "../appointment-status.ts";
import { type AppointmentRow, findAppointment, updateAppointment } from "../appointments.repository.ts";
import { recordAppointmentEvent } from "../change/record-appointment-event.ts";
import { unpaid } from "../change/write-change.ts";
import { wakeWaiting } from "../reminders/wake-waiting.ts";
import { notifySeries } from "./notify-series.ts";
import { listFrom } from "./series-rows.repository.ts";

interface Which {
  store: Store;
  seriesId: Id;
  /** The first appointment to cancel. */
  from: Id;
}

/**
 * Cancels this and all later appointments of a series. Returns the cancelled ones; completed, missed and
 * cancelled ones do not change. Throws "not_found".
 */
export function cancelFollowing(deps: Deps, { store, ...which }: Which): Promise<AppointmentRow[]> {
  return inTransaction(deps, async (deps) => {
    const rows = await listToCancel(deps.db, { store, ...which });
    const cancelled: AppointmentRow[] = [];
    for (const before of rows) {
      const row = await cancelOne(deps, store, before);
      if (row) cancelled.push(row);
    }
    await notifySeries(deps, { store, rows: cancelled, event: "cancelled" });
    if (cancelled.length > 0) await wakeWaiting(deps, store.id, deps.clock.now());
    return cancelled;
  });
}

/** This and the later appointments of a series that are not over, in its order. Throws "not_found". */
export async function listToCancel(db: Db, { store, ...which }: Which): Promise<AppointmentRow[]> {
  const rows = await listFrom(db, { storeId: store.id, ...which });
  if (rows.length === 0) throw new AppError("not_found");
  return rows.filter(({ status }) => canAppointmentBecome(status, "Cancelled"));
}

/** A separate conditional write. If another request changed the row first, tries again on its new state. */
async function cancelOne(
  deps: Deps,
  store: Store,
  before: AppointmentRow,
): Promise<AppointmentRow | undefined> {
  if (!canAppointmentBecome(before.status, "Cancelled")) return undefined;
  if (before.packVisit) await lockDeposit(deps.db, before.id);
  const update = { status: "Cancelled", ...(before.packVisit && unpaid) } as const;
  const row = await updateAppointment(deps.db, before, update, deps.clock.now());
  if (!row) {
    const current = await findAppointment(deps.db, before);
    return current && cancelOne(deps, store, current);
  }
  if (before.packVisit) await returnVisit(deps, row.id, "seller");
  await recordAppointmentEvent(deps, {
    store,
    row,
    events: ["cancelled"],
    by: "seller",
    isNotifiedElsewhere: true,
  });
  return row;
}
