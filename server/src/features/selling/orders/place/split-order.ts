// How an order's money is split, in minor units. The parts always sum to the whole.

import { share } from "#kernel/share.ts";
import type { OrderRow } from "../orders.repository.ts";

export type OrderMoney = Pick<
  OrderRow,
  "total" | "dueLater" | "wholesale" | "fee" | "refunded" | "refundedWholesale" | "refundedFee"
>;

/** How much of a refund each party gives back. */
export interface RefundParts {
  amount: number;
  wholesale: number;
  fee: number;
  /** Negative if the others give back more than is refunded. */
  seller: number;
}

/** What the buyer pays with the order; the rest is paid at the appointments. */
export const paidHere = ({ total, dueLater }: Pick<OrderRow, "total" | "dueLater">): number =>
  total - dueLater;

/** What gift cards pay of it. */
export const paidByCards = ({ giftCards }: Pick<OrderRow, "giftCards">): number =>
  giftCards.reduce((sum, { amount }) => sum + amount, 0);

/** How much of a refund goes back to the gift cards that paid the order: what was paid otherwise goes back first. */
export function backToCards(
  order: Pick<OrderRow, "total" | "dueLater" | "refunded" | "giftCards">,
  amount: number,
): number {
  const otherwise = paidHere(order) - paidByCards(order);
  const upTo = (refunded: number) => Math.max(0, refunded - otherwise);
  return upTo(order.refunded + amount) - upTo(order.refunded);
}

/** What the seller keeps; negative if the goods cost more than was paid. */
export const earningOf = (order: OrderMoney): number =>
  paidHere(order) -
  order.wholesale -
  order.fee -
  (order.refunded - order.refundedWholesale - order.refundedFee);

/** The fee is refunded in proportion to the money, rounded down until all of it is refunded. */
function feeUpTo(order: OrderMoney, refunded: number): number {
  const paid = paidHere(order);
  return paid === 0 ? order.fee : share(order.fee, refunded, paid);
}

/** `wholesale` is the wholesale price of the returned pieces; the catalogue refunds nothing for others. */
export function splitOrderRefund(order: OrderMoney, amount: number, wholesale: number): RefundParts {
  const fee = feeUpTo(order, order.refunded + amount) - order.refundedFee;
  return { amount, wholesale, fee, seller: amount - wholesale - fee };
}
