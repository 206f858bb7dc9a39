import { listOpenDeposits } from "#features/money/wallet/deposits/list-open-deposits.ts";
import type { Db } from "#kernel/database/db.ts";
import type { OrderRow } from "../orders.repository.ts";

/** An order's deposits that aren't earned yet. Few orders have some, so the others aren't looked up. */
export const openDepositsOf = (
  db: Db,
  { id, dueLater }: Pick<OrderRow, "id" | "dueLater">,
): ReturnType<typeof listOpenDeposits> => listOpenDeposits(db, dueLater === 0 ? [] : [id]);
