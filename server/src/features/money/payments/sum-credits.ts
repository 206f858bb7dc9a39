import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { sumPaymentCredits } from "./payments.repository.ts";

/**
 * Sums the credits, in minor units, that a user's orders since a moment took, hold, or would take if paid
 * late.
 */
export const sumCredits = (db: Db, userId: Id, since: Date): Promise<number> =>
  sumPaymentCredits(db, userId, since);
