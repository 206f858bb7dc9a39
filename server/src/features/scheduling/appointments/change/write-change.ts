import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { returnVisit } from "#features/money/wallet/deposits/return-visit.ts";
import { lockDeposit, settleDeposit } from "#features/money/wallet/deposits/settle-deposit.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import {
  type AppointmentRow,
  type AppointmentUpdate,
  updateAppointment,
} from "../appointments.repository.ts";
import { postCollection } from "../collect/post-collection.ts";
import { requireMonthlyQuota, storeMonthOf } from "../require-monthly-quota.ts";
import type { Booker } from "../slots/bookable-time.ts";
import { takeTime } from "../slots/take-time.ts";
import { keptFree, timeColumns } from "../slots/time-columns.ts";
import type { PlannedChange } from "./change-of.ts";
import { recordAppointmentEvent } from "./record-appointment-event.ts";

/** What a visit no longer pays for. */
export const unpaid = { paid: 0, packVisit: false } as const satisfies AppointmentUpdate;

interface ToWrite {
  store: Store;
  /** The row on which the change was judged. */
  before: AppointmentRow;
  change: PlannedChange;
  by: Booker;
  /** Its rules decide which times are offered instead, if the time is taken. */
  service?: Service | undefined;
  /** An extra check after the write, in its transaction and under the store lock if the time changes; throws to undo it. */
  admit?: (deps: Deps) => Promise<void>;
}

/**
 * Returns undefined and writes nothing if the appointment has changed meanwhile. Throws "slot_taken", and
 * "plan_limit_reached" if the seller changes it.
 */
export function writeChange(
  deps: Deps,
  { store, before, change, by, service, admit }: ToWrite,
): Promise<AppointmentRow | undefined> {
  const { events, status, notes, time, collection, isRefunded = false } = change;
  const doesNotHappen = status === "Cancelled" || status === "No-show";
  const returnsVisit = before.packVisit && doesNotHappen && (change.returnsVisit ?? status === "Cancelled");
  const kept = keptFree(before);
  const update: AppointmentUpdate = {
    ...(status && { status }),
    // The customer has proven their address, or the seller vouches for the booking.
    ...((status === "Confirmed" || events.includes("verified") || (time && by === "seller")) && {
      verifyBy: null,
    }),
    ...(change.policySha256 && { policySha256: change.policySha256, policyAcceptedAt: deps.clock.now() }),
    ...(notes !== undefined && { notes }),
    ...(time && timeColumns(store, time, kept)),
    ...(returnsVisit && unpaid),
    ...collection,
  };
  // The visits of a pack that a discount made free are deposits, too.
  const hasDeposit = before.paid > 0 || before.packVisit;
  const endsDeposit = status !== undefined && status !== "Confirmed" && hasDeposit;
  const save = async (deps: Deps) => {
    if (endsDeposit) await lockDeposit(deps.db, before.id);
    const row = await updateAppointment(deps.db, before, update, deps.clock.now());
    if (!row) return row;
    // In the same month it already counts against the plan's limit.
    if (storeMonthOf(row) !== storeMonthOf(before)) await requireMonthlyQuota(deps, store.id, [row]);
    await admit?.(deps);
    if (collection) await postCollection(deps, before, row);
    if (returnsVisit) await returnVisit(deps, row.id, by);
    else if (endsDeposit && !isRefunded)
      await settleDeposit(deps, row.id, status === "Completed" ? "earned" : "kept");
    await recordAppointmentEvent(deps, { store, row, events, by });
    return row;
  };
  if (!time) return inTransaction(deps, save);
  const length = time.to - time.from;
  return takeTime(
    deps,
    { store, booker: by, at: time.from, length, ...kept, service, seats: before.seats, except: before.id },
    save,
  );
}
