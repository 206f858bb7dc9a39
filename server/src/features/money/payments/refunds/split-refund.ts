interface Paid {
  /** Taken by the gateway. */
  amount: number;
}

/** Which way a refund goes. */
interface RefundWays {
  toGateway: number;
  toCredits: number;
}

/** Gateway first, as far as its amount goes after what it gave back before; the rest to the buyer's credits. */
export function splitRefund({ amount: paid }: Paid, refundedSoFar: number, amount: number): RefundWays {
  const toGateway = Math.min(amount, paid - Math.min(refundedSoFar, paid));
  return { toGateway, toCredits: amount - toGateway };
}
