import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { findHold } from "./holds.repository.ts";

interface OfferedTime {
  storeId: Id;
  serviceId: Id;
  /** Milliseconds. */
  at: number;
  length: number;
  seats: number;
  hold: Id | undefined;
}

/**
 * Tells whether this time is held for the customer. A held time can be booked even if the store's notice or
 * hours have changed since.
 */
export async function isOffered(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { storeId, serviceId, at, length, seats, hold: id }: OfferedTime,
): Promise<boolean> {
  const now = clock.now();
  if (id === undefined || at < now.getTime()) return false;
  const hold = await findHold(db, { storeId, id }, now);
  if (hold?.serviceId !== serviceId || hold.seats !== seats) return false;
  // If the service has become longer since, its extra time was not held.
  return hold.startsAt.getTime() === at && hold.endsAt.getTime() === at + length;
}
