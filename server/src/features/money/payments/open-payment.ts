import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type CardUse, holdGiftCards } from "#features/money/gift-cards/hold-gift-cards.ts";
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
  /** What gift cards pay beside the amount and the credits. */
  cardUses?: readonly CardUse[];
};

/**
 * Part of the transaction that places what is paid for; holds the credits and the amounts of gift cards. Throws
 * "insufficient_funds", and "total_changed" if a card has less than that left.
 */
export async function openPayment(deps: Deps, { cardUses = [], ...wanted }: ToOpen): Promise<Payment> {
  const now = deps.clock.now();
  const payment: Payment = {
    ...wanted,
    giftCards: cardUses.reduce((sum, { amount }) => sum + amount, 0),
    giftCardsRefunded: 0,
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
  await holdGiftCards(deps, payment.id, cardUses);
  if (payment.credits > 0) await postTransaction(deps, holdEntry(payment));
  return payment;
}
