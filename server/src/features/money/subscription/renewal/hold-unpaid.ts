import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { after, days } from "#kernel/time/clock.ts";
import { hasHeldUnpaid } from "../subscription.repository.ts";
import { expiryOf } from "./retries.ts";

const YEAR = days(365);

/**
 * Returns until when a plan stays active whose period is owed since `owedFrom` and unpaid: a week. Paying
 * within the week does not use it up, but a user whose plan ended after it gets no other for a year;
 * otherwise every plan would come with a free week.
 */
export async function holdUnpaid(db: Db, userId: Id, owedFrom: Date): Promise<Date> {
  return (await hasHeldUnpaid(db, userId, after(owedFrom, -YEAR))) ? owedFrom : expiryOf(owedFrom);
}
