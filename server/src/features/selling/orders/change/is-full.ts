import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { countChanges } from "./order-changes.repository.ts";

/**
 * More than any real order collects. The whole history is read with the order, and every refund calls a
 * gateway.
 */
const MOST_CHANGES = 500;

/** Is the history so long that the order takes no more notes and partial refunds? */
export const isFull = async (db: Db, orderId: Id): Promise<boolean> =>
  (await countChanges(db, orderId)) >= MOST_CHANGES;
