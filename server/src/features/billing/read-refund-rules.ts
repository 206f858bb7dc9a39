import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findLastPaid } from "#features/subscription/find-last-paid.ts";
import { getWallet } from "#features/wallet/get-wallet.ts";
import type { Db } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { RefundRules } from "./judge-refund.ts";

/** What decides for somebody now which payments can be asked back. */
export async function readRefundRules(
  { clock, config }: Pick<Deps, "clock" | "config">,
  db: Db,
  userId: Id,
): Promise<RefundRules> {
  const { recharged } = await getWallet(db, userId);
  return {
    now: clock.now(),
    refundDays: config.REFUND_DAYS,
    recharged,
    lastPaid: await findLastPaid(db, userId),
  };
}
