import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { type DepositRow, listOpenOfOrders, listOpenOfSeller } from "./deposits.repository.ts";

/** The deposits of these orders that are neither earned nor refunded yet; the visits of a pack in order. */
export const listOpenDeposits = async (
  db: Db,
  orderIds: Id[],
): Promise<Pick<DepositRow, "id" | "orderId" | "appointmentId" | "packLine" | "paid" | "share">[]> =>
  orderIds.length === 0 ? [] : listOpenOfOrders(db, orderIds);

/** A seller's, oldest first, and how many there are. */
export const listDepositsOfSeller = (
  db: Db,
  userId: Id,
  limit: number,
): Promise<{ rows: Pick<DepositRow, "number" | "expiresAt" | "share">[]; count: number }> =>
  listOpenOfSeller(db, userId, limit);

/** The sellers' shares of these deposits, in minor units. */
export const sumShares = (open: readonly Pick<DepositRow, "share">[]): number =>
  open.reduce((sum, { share }) => sum + share, 0);
