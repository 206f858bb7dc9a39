import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/db.ts";
import { findNewest } from "./subscription.repository.ts";

/** The payment that paid for somebody's last period; undefined when none ever did. */
export async function findLastPaid(db: Db, userId: Id): Promise<Id | undefined> {
  return (await findNewest(db, userId))?.paidBy;
}
