import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { countChanges } from "./order-changes.repository.ts";

/** More than ever becomes of an order. All of it is read whenever the order is, and every refund is a call to a gateway. */
const MOST_CHANGES = 500;

/** So much is written down of it that notes and refunds of parts have to end. */
export const isFull = async (db: Db, orderId: Id): Promise<boolean> =>
  (await countChanges(db, orderId)) >= MOST_CHANGES;
