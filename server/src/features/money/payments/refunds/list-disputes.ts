import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { listDisputesOf, type Refund } from "./refunds.repository.ts";

/** The disputes of these payments, the newest first. One that was won is `failed`. */
export const listDisputes = async (db: Db, paymentIds: readonly Id[]): Promise<Refund[]> =>
  paymentIds.length === 0 ? [] : listDisputesOf(db, paymentIds);
