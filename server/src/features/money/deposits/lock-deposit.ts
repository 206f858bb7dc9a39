import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { lockOrderOfDeposit } from "./deposits.repository.ts";

/**
 * Locks the order that took an appointment's deposit until the transaction ends; nothing without a deposit. Whoever
 * settles a deposit calls it before the appointment is written: orders come before their appointments, as in a refund.
 */
export const lockDeposit = (tx: Db, appointmentId: Id): Promise<unknown> =>
  lockOrderOfDeposit(tx, appointmentId);
