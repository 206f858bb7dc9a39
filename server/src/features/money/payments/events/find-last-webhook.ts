import type { Db } from "#kernel/database/db.ts";
import { findLastReceipt } from "./payment-events.repository.ts";

/** Returns when Stripe last called the webhook; undefined if it never did, or so long ago that the event is forgotten. */
export const findLastWebhook = (db: Db): Promise<Date | undefined> => findLastReceipt(db, "stripe");
