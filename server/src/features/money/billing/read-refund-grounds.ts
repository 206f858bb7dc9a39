import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findLastPaid } from "#features/money/subscription/find-last-paid.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import type { RefundGrounds } from "./judge-refund.ts";
import { findLastBack } from "./plan-refunds.repository.ts";

const YEAR = days(365);

/** Reads what decides which of a user's payments can be refunded now. */
export async function readRefundGrounds(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  userId: Id,
): Promise<RefundGrounds> {
  const now = clock.now();
  const { recharged } = await getWallet(db, userId);
  const last = await findLastPaid(db, userId);
  return {
    now,
    refundDays: config.REFUND_DAYS,
    recharged,
    lastPaid: last?.paymentId,
    isRunning: last?.isRunning ?? false,
    lastBack: await findLastBack(db, userId, after(now, -YEAR)),
  };
}
