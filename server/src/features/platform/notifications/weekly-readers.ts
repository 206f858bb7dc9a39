import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { after, days } from "#kernel/time/clock.ts";
import { claimWeek, listWeekly } from "./notifications.repository.ts";

/** A week that has ended began this many days ago, or a day more or less, wherever the store is. */
const ENDED = 7;

/** Users who asked for the weekly summary and may not have that of the last week, by id. */
export const listWeeklyReaders = (
  db: Db,
  now: Date,
  page: { after: Id | undefined; limit: number },
): Promise<Id[]> =>
  listWeekly(
    db,
    after(now, -days(ENDED + 1))
      .toISOString()
      .slice(0, 10),
    page,
  );

/**
 * Called in the transaction that sends the summary of the week that begins on this day. Returns false if the user has
 * turned it off or already gets it.
 */
export const claimWeeklySummary = (tx: Db, userId: Id, firstDay: string): Promise<boolean> =>
  claimWeek(tx, userId, firstDay);
