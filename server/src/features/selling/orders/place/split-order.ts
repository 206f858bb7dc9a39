// How an order's money is split, in minor units. The parts always sum to the whole.
import type { OrderRow } from "../orders.repository.ts";
import { share } from "./share.ts";

export type OrderMoney = Pick<
  OrderRow,
  "total" | "wholesale" | "fee" | "refunded" | "refundedWholesale" | "refundedFee"
>;

/** How much of a refund each party gives back. */
export interface RefundParts {
  amount: number;
  wholesale: number;
  fee: number;
  /** Negative if the others give back more than is refunded. */
  seller: number;
}

/** What the seller keeps; negative if the goods cost more than was paid. */
export const earningOf = (order: OrderMoney): number =>
  order.total - order.wholesale - order.fee - (order.refunded - order.refundedWholesale - order.refundedFee);

/** The fee is refunded in proportion to the money, rounded down until all of it is refunded. */
function feeUpTo({ fee, total }: OrderMoney, refunded: number): number {
  return total === 0 ? fee : share(fee, refunded, total);
}

/** `wholesale` is the wholesale price of the returned pieces; the catalogue refunds nothing for others. */
export function splitOrderRefund(order: OrderMoney, amount: number, wholesale: number): RefundParts {
  const fee = feeUpTo(order, order.refunded + amount) - order.refundedFee;
  return { amount, wholesale, fee, seller: amount - wholesale - fee };
}
