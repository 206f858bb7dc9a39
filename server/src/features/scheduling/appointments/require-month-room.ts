import type { Id } from "@solodesk/contract/kernel/id.ts";
import { requirePlanQuota } from "#features/money/subscription/limits/require-plan-quota.ts";
import { findOwnerOfStore } from "#features/store/store/find-owner-of-store.ts";
import type { Deps } from "#kernel/deps.ts";
import type { AppointmentRow } from "./appointments.repository.ts";

type Begun = Pick<AppointmentRow, "startsAt" | "startsLocal">;

/** On the store's calendar. */
export const monthOf = ({ startsLocal }: Begun): string => startsLocal.slice(0, "2026-12".length);

/**
 * In the transaction that has just written down these appointments of a store. Throws "plan_limit_reached" when one of their
 * months holds no more.
 */
export async function requireMonthRoom(deps: Deps, storeId: Id, added: readonly Begun[]): Promise<void> {
  const ownerId = await findOwnerOfStore(deps.db, storeId);
  if (ownerId === undefined) return;
  for (const [first, ...more] of Map.groupBy(added, monthOf).values())
    if (first)
      await requirePlanQuota(deps, ownerId, "appointments_per_month", 1 + more.length, first.startsAt);
}
