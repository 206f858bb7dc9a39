import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/db.ts";
import { listOrdersOf, type OrderRow } from "./orders.repository.ts";

/** Those that one payment is for, in the order of their numbers. */
export const listPlaced = (db: Db, paymentId: Id): Promise<OrderRow[]> => listOrdersOf(db, paymentId);
