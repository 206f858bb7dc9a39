// How many appointments of a service a day of the store takes before customers can't book more. Sellers can.
import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { dayOf, dayRange, wholeDays } from "#kernel/time/day-range.ts";
import { listServiceStarts } from "./service-starts.repository.ts";

interface Limited {
  store: Pick<Store, "id" | "timezone">;
  service?: Service | undefined;
  /** An appointment to ignore, such as the one being moved. */
  except?: Id | undefined;
  /** The customer's own hold, to ignore until it is booked. */
  hold?: Id | undefined;
  /** A day that counts as open, because the appointment being moved is on it already. */
  ownDay?: string | undefined;
}

/** Returns the days within the range on which the service takes no more; undefined if it has no limit. */
export async function findDaysAtLimit(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { store: { id: storeId, timezone }, service, except, hold, ownDay }: Limited,
  range: Range,
): Promise<ReadonlySet<string> | undefined> {
  if (!service || service.max_per_day === null) return undefined;
  const { id: serviceId, max_per_day: most } = service;
  const wanted = { storeId, serviceId, range: wholeDays(timezone, range), now: clock.now(), except, hold };
  const starts = await listServiceStarts(db, wanted);
  const days = Map.groupBy(starts, ({ at }) => dayOf(timezone, at));
  return new Set([...days].flatMap(([day, on]) => (on.length >= most && day !== ownDay ? [day] : [])));
}

/**
 * Checks the limit in the transaction that has just taken a time for a customer; the store must be locked. Throws
 * "slot_taken" if that was one too many.
 */
export async function requireDailyQuota(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { store: { id: storeId, timezone }, service, ownDay }: Limited,
  at: number,
): Promise<void> {
  const day = dayOf(timezone, at);
  if (!service || service.max_per_day === null || day === ownDay) return;
  const wanted = { storeId, serviceId: service.id, range: dayRange(timezone, day), now: clock.now() };
  if ((await listServiceStarts(db, wanted)).length > service.max_per_day) throw new AppError("slot_taken");
}
