import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { OrderRole } from "@solodesk/contract/selling/orders/order.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import { findPurchase, findSale, type OrderRow } from "./orders.repository.ts";

export interface OwnOrder {
  row: OrderRow;
  role: OrderRole;
}

/** Throws "not_found" for an order that the user neither sold nor bought. */
export async function findOwnOrder(db: Db, userId: Id, id: Id): Promise<OwnOrder> {
  const sold = await findOwnSale(db, userId, id);
  if (sold) return { row: sold, role: "seller" };
  const bought = await findPurchase(db, userId, id);
  if (bought) return { row: bought, role: "buyer" };
  throw new AppError("not_found");
}

/** Throws "not_found" for an order that the user did not sell. */
export async function getOwnSale(db: Db, userId: Id, id: Id): Promise<OrderRow> {
  const sold = await findOwnSale(db, userId, id);
  if (!sold) throw new AppError("not_found");
  return sold;
}

async function findOwnSale(db: Db, userId: Id, id: Id): Promise<OrderRow | undefined> {
  const store = await findStoreOfUser(db, userId);
  return store && findSale(db, store.id, id);
}
