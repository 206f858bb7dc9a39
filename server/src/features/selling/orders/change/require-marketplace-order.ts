import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import { findOfMarketplace, type OrderRef, type OrderRow } from "../orders.repository.ts";

/** Throws "not_found" for an order that a store sold: only its seller may change it. */
export async function requireMarketplaceOrder(db: Db, key: OrderRef): Promise<OrderRow> {
  const row = await findOfMarketplace(db, key);
  if (!row)
    throw typeof key === "number"
      ? new AppError("not_found", {
          message: t("There is no marketplace order {number}.", { number: String(key) }),
        })
      : new AppError("not_found");
  return row;
}
