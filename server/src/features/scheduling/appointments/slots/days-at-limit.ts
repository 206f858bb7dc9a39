// How many customers can book a service on one day of the store. Sellers may add more.
import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { dayOf, dayRange, wholeDays } from "#kernel/time/day-range.ts";
import { listDayCounts } from "./day-counts.repository.ts";

interface Limited {
  store: Pick<Store, "id" | "timezone">;
  service?: Service | undefined;
  /** An appointment to ignore, such as the one being moved. */
  except?: Id | undefined;
  /** The customer's own hold, to ignore as well. */
  hold?: Id | undefined;
}

/** Returns the days within the range on which the service takes no more; undefined if it has no limit. */
export async function findDaysAtLimit(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { store, service, except, hold }: Limited,
  range: Range,
): Promise<ReadonlySet<string> | undefined> {
  if (!service || service.max_per_day === null) return undefined;
  const { max_per_day: most } = service;
  const days = wholeDays(store.timezone, range);
  const wanted = { storeId: store.id, serviceId: service.id, range: days, now: clock.now(), except, hold };
  const counts = await listDayCounts(db, wanted);
  return new Set(counts.filter(({ count }) => count >= most).map(({ day }) => day));
}

/**
 * Checks the limit in the transaction that has just taken a time for a customer; the store must be locked. Throws
 * "slot_taken" if that was one too many.
 */
export async function requireDailyQuota(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { store, service }: Limited,
  at: number,
): Promise<void> {
  if (!service || service.max_per_day === null) return;
  const { max_per_day: most } = service;
  const range = dayRange(store.timezone, dayOf(store.timezone, at));
  const wanted = { storeId: store.id, serviceId: service.id, range, now: clock.now() };
  const counts = await listDayCounts(db, wanted);
  if (counts.some(({ count }) => count > most)) throw new AppError("slot_taken");
}
