import type { Id } from "@solodesk/contract/kernel/id.ts";
import { requirePlanQuota } from "#features/money/subscription/limits/require-plan-quota.ts";
import { findOwnerOfStore } from "#features/store/store/find-owner-of-store.ts";
import type { Deps } from "#kernel/deps.ts";
import type { AppointmentRow } from "./appointments.repository.ts";

type Begun = Pick<AppointmentRow, "startsAt" | "startsLocal">;

/** The month on the store's own calendar, such as "2026-12". */
export const storeMonthOf = ({ startsLocal }: Begun): string => startsLocal.slice(0, "2026-12".length);

/**
 * Checks the plan's monthly limit, in the transaction that has just inserted these appointments. Throws
 * "plan_limit_reached" if one of their months is full.
 */
export async function requireMonthlyQuota(deps: Deps, storeId: Id, added: readonly Begun[]): Promise<void> {
  const ownerId = await findOwnerOfStore(deps.db, storeId);
  if (ownerId === undefined) return;
  for (const [first, ...more] of Map.groupBy(added, storeMonthOf).values())
    if (first)
      await requirePlanQuota(deps, ownerId, "appointments_per_month", 1 + more.length, first.startsAt);
}
