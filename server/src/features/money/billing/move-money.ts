// Posts plan payments and refunds to the ledger, as part of the transaction that decides them.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Payment } from "#features/money/payments/purposes.ts";
import { descriptions } from "#features/money/wallet/descriptions.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { postWithRetry } from "#features/money/wallet/post-with-retry.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { creditsBackPostings, creditsPostings, subscriptionPostings } from "./plan-postings.ts";

type LedgerDeps = Pick<Deps, "db" | "clock" | "newId">;

const totalOf = ({ amount, credits }: Payment): number => amount + credits;

const paid = ({ id, description, currency }: Payment) => ({
  source: { type: "plan", id } as const,
  description,
  currency,
});

const back = ({ description, currency }: Payment, refundId: Id) => ({
  source: { type: "plan_refund", id: refundId } as const,
  description: asKept(descriptions.refunded, { description }),
  currency,
});

export const postCredits = (
  deps: LedgerDeps,
  payment: Payment,
  { userId, credits }: { userId: Id; credits: number },
): Promise<void> =>
  postWithRetry(deps, async ({ db }) => ({
    ...paid(payment),
    postings: creditsPostings(userId, { price: totalOf(payment), credits }, await getWallet(db, userId)),
  }));

export const postSubscription = (deps: LedgerDeps, payment: Payment): Promise<void> =>
  postTransaction(deps, { ...paid(payment), postings: subscriptionPostings(totalOf(payment)) });

interface CreditsBack {
  refundId: Id;
  userId: Id;
  credits: number;
  /**
   * Throws if the wallet no longer holds all the credits; called again if some were spent in the meantime.
   */
  requireLeft(recharged: number): void;
}

export const postCreditsBack = (
  deps: LedgerDeps,
  payment: Payment,
  { refundId, userId, credits, requireLeft }: CreditsBack,
): Promise<void> =>
  postWithRetry(deps, async ({ db }) => {
    requireLeft((await getWallet(db, userId)).recharged);
    return {
      ...back(payment, refundId),
      postings: creditsBackPostings(userId, { price: totalOf(payment), credits }),
    };
  });

export const postSubscriptionBack = (deps: LedgerDeps, payment: Payment, refundId: Id): Promise<void> =>
  postTransaction(deps, {
    ...back(payment, refundId),
    postings: subscriptionPostings(-totalOf(payment)),
  });
