import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { after, days } from "#kernel/time/clock.ts";
import { hasHeldUnpaid } from "../subscription.repository.ts";
import { expiryOf } from "./retries.ts";

const YEAR = days(365);

/**
 * Until when a plan holds whose period is owed from `owedFrom` on and is not paid: a week, which costs nothing to whoever pays
 * after all. To whoever let one end like that it is given once in a year; else each plan would come with a week for nothing.
 */
export async function holdUnpaid(db: Db, userId: Id, owedFrom: Date): Promise<Date> {
  return (await hasHeldUnpaid(db, userId, after(owedFrom, -YEAR))) ? owedFrom : expiryOf(owedFrom);
}
