import type { DeletionReason } from "@solodesk/contract/kernel/deletion-reason.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import type { Deps } from "#kernel/deps.ts";
import { findScheduledDeletion } from "./deletions.repository.ts";
import { findObligations } from "./obligations.repository.ts";
import { reasonsAgainst } from "./reasons-against.ts";

export interface DeletionAssessment {
  reasons: DeletionReason[];
  /** What is lost with the account, in minor units: credits, and earnings below the payout minimum. */
  lapses: { recharged: number; earnings: number };
}

/** Returns the reasons against deleting an account now, and what would be lost. */
export async function assessDeletion(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  userId: Id,
): Promise<DeletionAssessment> {
  const obligations = await findObligations(db, userId, clock.now());
  const { recharged, earnings, pending, held, receivable } = await getWallet(db, userId);
  // Money held for a withdrawal is reported with the withdrawal, not as pending.
  // Deposits are reported with their appointments, or as visits that aren't booked.
  const waiting = pending + (obligations.payouts > 0 ? 0 : held);
  const free = Math.max(0, earnings + receivable);
  const minimum = config.PAYOUT_MINIMUM;
  const lapsing = recharged + (free >= minimum ? 0 : earnings);
  const plan = await findScheduledDeletion(db, userId);
  const unagreed = plan ? Math.max(0, lapsing - plan.givesUp) : 0;
  const money = { earnings: free, pending: waiting, minimum, unagreed };
  const inWords = (amount: number) => moneyInWords({ amount, currency: config.CURRENCY });
  return { reasons: reasonsAgainst(obligations, money, inWords), lapses: { recharged, earnings } };
}
