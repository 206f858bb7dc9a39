import type { Id } from "@solodesk/contract/kernel/id.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { holdEntry } from "./payment-entries.ts";
import { insertPayment, type Payment } from "./payments.repository.ts";

type ToOpen = Pick<
  Payment,
  | "purpose"
  | "userId"
  | "gateway"
  | "amount"
  | "credits"
  | "currency"
  | "email"
  | "description"
  | "returnPath"
  | "expiresAt"
> & {
  /**
   * Save the method that pays, to charge it again without the buyer; `findMethodOfPayment` returns it once
   * paid.
   */
  saveMethod?: boolean;
  /** The saved method that it is charged to, without a payment page. */
  methodId?: Id | null;
};

/** Part of the transaction that places what is paid for; holds the credits. Throws "insufficient_funds". */
export async function openPayment(deps: Deps, wanted: ToOpen): Promise<Payment> {
  const now = deps.clock.now();
  const payment: Payment = {
    ...wanted,
    saveMethod: wanted.saveMethod ?? false,
    methodId: wanted.methodId ?? null,
    id: deps.newId(),
    projectId: deps.config.PROJECT_ID,
    status: "created",
    sessionId: null,
    checkoutUrl: null,
    chargeId: null,
    refunded: 0,
    checkAt: after(now, minutes(1)),
    askedAt: null,
    settledAt: null,
    createdAt: now,
  };
  await insertPayment(deps.db, payment);
  if (payment.credits > 0) await postTransaction(deps, holdEntry(payment));
  return payment;
}
