import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { lockStore } from "#features/store/store/locks/lock-store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { requireMonthlyQuota } from "../require-monthly-quota.ts";
import { requireDailyQuota } from "../slots/days-at-limit.ts";
import { isTaken } from "../slots/is-taken.ts";
import { holdRow, type TimeToHold } from "./hold-row.ts";
import { deleteExpiredHolds, deleteVisitorHolds, insertHold, type NewHold } from "./holds.repository.ts";
import { requireHoldQuota } from "./require-hold-quota.ts";

export interface SlotToHold extends TimeToHold {
  /** The visitor's own hold on this time, which this one replaces. */
  hold?: Id | undefined;
}

/**
 * Holds times for an order until it is paid, in the caller's transaction. Returns the ids of the holds, in
 * the order given. Throws "slot_taken", "rate_limited".
 */
export async function holdSlots(deps: Deps, times: readonly SlotToHold[], heldUntil: Date): Promise<Id[]> {
  const rows = times.map(({ hold, ...time }) => {
    const id = deps.newId();
    return { ...holdRow(deps, time, { id, heldUntil }), visitorHold: hold ?? id };
  });
  const ownHolds = times.flatMap(({ hold }) => hold ?? []);
  const storeIds = rows.map(({ storeId }) => storeId);
  // Stores are locked in one order, so that carts with times of several stores cannot deadlock.
  for (const storeId of [...new Set(storeIds)].toSorted()) {
    await lockStore(deps.db, storeId);
    await deleteExpiredHolds(deps.db, storeId, deps.clock.now());
    await deleteVisitorHolds(deps.db, storeId, ownHolds);
    const count = storeIds.filter((id) => id === storeId).length;
    await requireHoldQuota(deps.db, { storeId, count, of: "orders" });
  }
  for (const [nth, row] of rows.entries()) await saveHold(deps, row, times[nth]);
  return rows.map(({ id }) => id);
}

async function saveHold(deps: Deps, row: NewHold, time: TimeToHold | undefined): Promise<void> {
  try {
    await insertHold(deps.db, row);
    await requireMonthlyQuota(deps, row.storeId, [row]);
    if (time) await requireDailyQuota(deps, time, time.at);
  } catch (error) {
    if (!isTaken(error, "customer")) throw error;
    throw new AppError("slot_taken", {
      message: t("The time for {title} is taken. Pick another one.", { title: row.title }),
    });
  }
}
