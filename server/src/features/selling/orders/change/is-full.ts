import type { Db } from "#kernel/database/db.ts";
import type { OrderKey } from "../order-key.repository.ts";
import { countChanges } from "./order-changes.repository.ts";

/**
 * More than any real order collects. The whole history is read with the order, and every refund calls a
 * gateway.
 */
const MOST_CHANGES = 500;

/** Is the history so long that the order takes no more notes and partial refunds? */
export const isFull = async (db: Db, order: OrderKey): Promise<boolean> =>
  (await countChanges(db, order)) >= MOST_CHANGES;
