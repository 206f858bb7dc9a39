import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { type DepositRow, listOpenOfOrder } from "./deposits.repository.ts";

/** An order's deposits that are neither earned nor returned yet. */
export const listOpenDeposits = (
  db: Db,
  orderId: Id,
): Promise<Pick<DepositRow, "appointmentId" | "paid" | "share">[]> => listOpenOfOrder(db, orderId);

/** The sellers' shares of these deposits, in minor units. */
export const sumShares = (open: readonly Pick<DepositRow, "share">[]): number =>
  open.reduce((sum, { share }) => sum + share, 0);
