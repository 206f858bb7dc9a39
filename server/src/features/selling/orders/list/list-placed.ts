import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { listOrdersOf, type OrderRow as PlacedOrder } from "../orders.repository.ts";

export type { PlacedOrder };

/** The orders of one payment, sorted by number. */
export const listPlaced = (db: Db, paymentId: Id): Promise<PlacedOrder[]> => listOrdersOf(db, paymentId);
