import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { findPaymentRow, lockPayment, type Payment, raiseRefunded } from "../payments.repository.ts";
import { newRefund } from "./new-refund.ts";
import { insertRefund, type Refund, sumToGiftCards } from "./refunds.repository.ts";
import { splitRefund } from "./split-refund.ts";
import { wakeRefund } from "./wake-refund.ts";

export interface RefundWanted {
  id: Id;
  paymentId: Id;
  /** The one that sold the order, if a store did. */
  storeId?: Id | null;
  orderId: Id | null;
  kind: "order" | "plan" | "late";
  /** Minor units, more than 0. */
  amount: number;
  /** What of the amount goes back to gift cards, and what of the order they paid. */
  toGiftCards?: number;
  paidByCards?: number;
  reason: string;
}

/**
 * Part of the transaction that decides a refund; a job carries it out later, even if it only goes to credits.
 * Concurrent requests never exceed what was paid. Throws "already_refunded" or "not_refundable".
 */
export async function requestRefund(deps: Deps, wanted: RefundWanted): Promise<Refund> {
  const { paymentId, amount, paidByCards: _, ...rest } = wanted;
  const toGiftCards = await shareOfCards(deps.db, await lockPaymentIf(deps.db, wanted), wanted);
  const money = amount - toGiftCards;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new AppError("not_refundable");
  const payment = await raiseRefunded(deps.db, paymentId, {
    amount: money,
    giftCards: toGiftCards,
    of: "all",
  });
  if (!payment) throw await refusal(deps.db, paymentId);
  const refund = newRefund(deps, {
    ...rest,
    paymentId,
    amount,
    ...splitRefund(payment, payment.refunded - money, money),
    toGiftCards,
    chargeId: payment.chargeId,
  });
  await insertRefund(deps.db, refund);
  await wakeRefund(deps, refund.id, refund.tryAt);
  return refund;
}

/** Only an order that gift cards paid a part of looks at its payment first. */
const lockPaymentIf = async (tx: Db, { paymentId, paidByCards = 0 }: RefundWanted) =>
  paidByCards > 0 ? lockPayment(tx, paymentId) : undefined;

interface CardsOfRefund {
  orderId: Id | null;
  amount: number;
  /** As if nothing had been paid back but by refunds of orders. */
  toGiftCards?: number;
  paidByCards?: number;
}

/**
 * How much of a refund goes back to gift cards: more than `toGiftCards` if a bank, or somebody at the gateway, has paid back what was
 * paid otherwise, but never more than the cards paid of the order.
 */
export async function shareOfCards(
  db: Db,
  payment: Payment | undefined,
  { orderId, amount, toGiftCards = 0, paidByCards = 0 }: CardsOfRefund,
): Promise<number> {
  if (!payment || orderId === null || paidByCards === 0) return toGiftCards;
  const left = paidByCards - (await sumToGiftCards(db, orderId));
  const otherwise = payment.amount + payment.credits - payment.refunded;
  return Math.min(left, Math.max(toGiftCards, amount - otherwise));
}

const refusal = async (tx: Db, paymentId: Id): Promise<AppError> =>
  refusalOf(await findPaymentRow(tx, paymentId));

/** Throws as requestRefund would now. */
export function requireLeft(
  payment: Payment,
  { amount, toGiftCards }: { amount: number; toGiftCards: number },
): void {
  const isLeft =
    payment.status === "succeeded" &&
    payment.refunded + amount - toGiftCards <= payment.amount + payment.credits &&
    payment.giftCardsRefunded + toGiftCards <= payment.giftCards;
  if (amount > 0 && !isLeft) throw refusalOf(payment);
}

/** What could still be refunded, gift cards included. */
export const leftToRefund = ({ amount, credits, giftCards, refunded, giftCardsRefunded }: Payment): number =>
  amount + credits + giftCards - refunded - giftCardsRefunded;

function refusalOf(payment: Payment | undefined): AppError {
  if (payment?.status !== "succeeded") return new AppError("not_refundable");
  if (leftToRefund(payment) === 0) return new AppError("already_refunded");
  return new AppError("not_refundable", { message: t("Less than that is left of what was paid.") });
}
