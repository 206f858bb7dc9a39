import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findNewest } from "./subscription.repository.ts";

export interface LastPaid {
  /** The payment for the latest period. */
  paymentId: Id;
  /** Whether the subscription is still running. */
  isRunning: boolean;
}

/** Returns the last payment of a user's current or latest subscription; undefined if there never was one. */
export async function findLastPaid(db: Db, userId: Id): Promise<LastPaid | undefined> {
  const newest = await findNewest(db, userId);
  return newest && { paymentId: newest.paidBy, isRunning: newest.endedAt === null };
}
