import { listOpenDeposits } from "#features/money/wallet/deposits/list-open-deposits.ts";
import type { Db } from "#kernel/database/db.ts";
import type { OrderRow } from "../orders.repository.ts";

/** An order's deposits that aren't earned yet. Few orders have some, so the others aren't looked up. */
export const openDepositsOf = (
  db: Db,
  row: Pick<OrderRow, "id" | "dueLater" | "hasPack">,
): ReturnType<typeof listOpenDeposits> => listOpenDeposits(db, hasDeposits(row) ? [row.id] : []);

/** Whether an order may have some. */
export const hasDeposits = ({ dueLater, hasPack }: Pick<OrderRow, "dueLater" | "hasPack">): boolean =>
  dueLater > 0 || hasPack;
