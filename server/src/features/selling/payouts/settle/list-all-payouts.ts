import type { PayoutStatus } from "@solodesk/contract/selling/payouts.ts";
import type { Db } from "#kernel/database/db.ts";
import { listPayoutPage, type ShownPayout } from "../payouts.repository.ts";

/** Payouts of all users, newest first; for the operator. */
export const listAllPayouts = (
  db: Db,
  { status, limit, offset = 0 }: { status?: PayoutStatus | undefined; limit: number; offset?: number },
): Promise<{ rows: ShownPayout[]; total: number }> => listPayoutPage(db, { status }, { limit, offset });
