import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { RefundOrder, RefundSplit } from "@solodesk/contract/selling/orders/refund.ts";
import { findPayment } from "#features/money/payments/find-payment.ts";
import { requireLeft, shareOfCards } from "#features/money/payments/refunds/request-refund.ts";
import { splitRefund } from "#features/money/payments/refunds/split-refund.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { getOwnSale } from "../find-own-order.ts";
import { listItems } from "../order-items.repository.ts";
import { paidByCards } from "../place/split-order.ts";
import { openDepositsOf } from "./open-deposits-of.ts";
import { planRefund } from "./plan-refund.ts";
import { refundOf } from "./refund-of.ts";

/** Throws "not_found", "not_refundable", "already_refunded", "validation_failed". */
export async function previewRefund(
  { db }: Pick<Deps, "db">,
  userId: Id,
  id: Id,
  wanted: RefundOrder,
): Promise<RefundSplit> {
  const row = await getOwnSale(db, userId, id);
  const payment = await findPayment(db, row.paymentId);
  if (!payment) throw new AppError("not_refundable");
  const given = refundOf(row, await listItems(db, [row]), wanted, await openDepositsOf(db, row));
  const { parts, toGiftCards: least } = planRefund({ before: row, ...given });
  const { amount, wholesale, fee, seller } = parts;
  const cards = { orderId: id, amount, toGiftCards: least, paidByCards: paidByCards(row) };
  const toGiftCards = await shareOfCards(db, payment, cards);
  requireLeft(payment, { amount, toGiftCards });
  const { toGateway, toCredits } = splitRefund(payment, payment.refunded, amount - toGiftCards);
  const money = (minor: number) => ({ amount: minor, currency: row.currency });
  return {
    amount: money(amount),
    to_gateway: money(toGateway),
    to_credits: money(toCredits),
    to_gift_cards: money(toGiftCards),
    from_seller: money(seller),
    from_wholesale: money(wholesale),
    from_fee: money(fee),
  };
}
