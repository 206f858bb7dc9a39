import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { findPaymentRow, type Payment, raiseRefunded } from "../payments.repository.ts";
import { newRefund } from "./new-refund.ts";
import { insertRefund, type Refund } from "./refunds.repository.ts";
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
  /** What of the amount goes back to the gift cards that paid it. */
  toGiftCards?: number;
  reason: string;
}

/**
 * Part of the transaction that decides a refund; a job carries it out later, even if it only goes to credits.
 * Concurrent requests never exceed what was paid. Throws "already_refunded" or "not_refundable".
 */
export async function requestRefund(deps: Deps, wanted: RefundWanted): Promise<Refund> {
  const { paymentId, amount, toGiftCards = 0 } = wanted;
  const money = amount - toGiftCards;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new AppError("not_refundable");
  const payment = await raiseRefunded(deps.db, paymentId, {
    amount: money,
    giftCards: toGiftCards,
    of: "all",
  });
  if (!payment) throw await refusal(deps.db, paymentId);
  const refund = newRefund(deps, {
    ...wanted,
    ...splitRefund(payment, payment.refunded - money, money),
    toGiftCards,
    chargeId: payment.chargeId,
  });
  await insertRefund(deps.db, refund);
  await wakeRefund(deps, refund.id, refund.tryAt);
  return refund;
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
