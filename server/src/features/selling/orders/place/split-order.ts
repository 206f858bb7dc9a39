// Whose an order's money is, in minor units. Parts always sum to the whole.
import type { OrderRow } from "../orders.repository.ts";
import { share } from "./share.ts";

export type OrderMoney = Pick<
  OrderRow,
  "total" | "wholesale" | "fee" | "refunded" | "refundedWholesale" | "refundedFee"
>;

/** Who gives how much of a refund back. */
export interface RefundParts {
  amount: number;
  wholesale: number;
  fee: number;
  /** Below zero where the others give back more than is refunded. */
  seller: number;
}

/** What is left with the seller; below zero where the goods cost more than came in. */
export const earningOf = (order: OrderMoney): number =>
  order.total - order.wholesale - order.fee - (order.refunded - order.refundedWholesale - order.refundedFee);

/** The fee goes back with the money it was taken of, rounded down until the last of it is back. */
function feeUpTo({ fee, total }: OrderMoney, refunded: number): number {
  return total === 0 ? fee : share(fee, refunded, total);
}

/** `wholesale`: what the pieces cost that are back; the catalogue gives nothing back for others. */
export function splitOrderRefund(order: OrderMoney, amount: number, wholesale: number): RefundParts {
  const fee = feeUpTo(order, order.refunded + amount) - order.refundedFee;
  return { amount, wholesale, fee, seller: amount - wholesale - fee };
}
