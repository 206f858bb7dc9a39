import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { findHold } from "./holds.repository.ts";

interface Promised {
  storeId: Id;
  serviceId: Id;
  /** Milliseconds. */
  at: number;
  length: number;
  hold: Id | undefined;
}

/** What is held stays promised, whatever the store's notice and hours say by now. */
export async function isOffered(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { storeId, serviceId, at, length, hold: id }: Promised,
): Promise<boolean> {
  const now = clock.now();
  if (id === undefined || at < now.getTime()) return false;
  const hold = await findHold(db, { storeId, id }, now);
  if (hold?.serviceId !== serviceId) return false;
  // A service that takes longer by now was not promised until then.
  return hold.startsAt.getTime() === at && hold.endsAt.getTime() === at + length;
}
