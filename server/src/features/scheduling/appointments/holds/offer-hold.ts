import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { holdRow, type TimeToHold } from "./hold-row.ts";
import { insertHold } from "./holds.repository.ts";

interface Offered extends TimeToHold {
  heldUntil: Date;
  waitingId: Id;
}

/**
 * Holds a free time for a customer on the waitlist. Returns the hold's id. The store must be locked. Violates
 * "appointments_apart" or "appointments_seats" if the time is taken, and "appointments_offered" if the customer already has an offer.
 */
export async function offerHold(deps: Deps, offered: Offered): Promise<Id> {
  const { heldUntil, waitingId, ...time } = offered;
  const id = deps.newId();
  await insertHold(deps.db, { ...holdRow(deps, time, { id, heldUntil }), waitingId });
  return id;
}
