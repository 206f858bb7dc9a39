import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { type DepositRow, listOpenOfSeller } from "./deposits.repository.ts";

/** A seller's deposits that aren't earned yet, oldest first, and how many there are. */
export const listDepositsOfSeller = (
  db: Db,
  userId: Id,
  limit: number,
): Promise<{ rows: Pick<DepositRow, "number" | "share">[]; count: number }> =>
  listOpenOfSeller(db, userId, limit);
