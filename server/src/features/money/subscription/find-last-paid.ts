import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findNewest } from "./subscription.repository.ts";

export interface LastPaid {
  /** The payment that paid for the last period. */
  paymentId: Id;
  /** Does the subscription still run? */
  isRunning: boolean;
}

/** Of the subscription that somebody has, or had last; undefined when there never was one. */
export async function findLastPaid(db: Db, userId: Id): Promise<LastPaid | undefined> {
  const newest = await findNewest(db, userId);
  return newest && { paymentId: newest.paidBy, isRunning: newest.endedAt === null };
}
