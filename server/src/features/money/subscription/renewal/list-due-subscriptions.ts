import type { Db } from "#kernel/database/db.ts";
import { type DuePage, type DuePlace, listDueSubscriptionRows } from "../subscription.repository.ts";

export type { DuePlace };

/**
 * Lists subscriptions whose paid time is over or whose payment is to be retried, by page, longest due first.
 */
export const listDueSubscriptions = (db: Db, now: Date, page: DuePage): Promise<DuePlace[]> =>
  listDueSubscriptionRows(db, now, page);
