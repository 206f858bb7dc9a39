import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { holdRow, type TimeToHold } from "./hold-row.ts";
import { insertHold } from "./holds.repository.ts";

interface Offered extends TimeToHold {
  heldUntil: Date;
  waitingId: Id;
}

/**
 * Keeps a free time for somebody who waits for one; answers the row that keeps it. The store's times must be locked.
 * Breaks "appointments_apart" when the time is taken, and "appointments_offered" when they have one already.
 */
export async function offerHold(deps: Deps, offered: Offered): Promise<Id> {
  const { heldUntil, waitingId, ...time } = offered;
  const id = deps.newId();
  await insertHold(deps.db, { ...holdRow(deps, time, { id, heldUntil }), waitingId });
  return id;
}
