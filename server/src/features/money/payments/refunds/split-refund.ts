interface Paid {
  /** What the gateway charged. */
  amount: number;
}

/** How a refund is divided. */
interface RefundWays {
  toGateway: number;
  toCredits: number;
}

/** Refunds to the gateway first, up to what is left of its charge; the rest goes to the buyer's credits. */
export function splitRefund({ amount: paid }: Paid, refundedSoFar: number, amount: number): RefundWays {
  const toGateway = Math.min(amount, paid - Math.min(refundedSoFar, paid));
  return { toGateway, toCredits: amount - toGateway };
}
