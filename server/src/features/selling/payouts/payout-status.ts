import { type PayoutStatus, payoutStatuses } from "@solodesk/contract/selling/payouts.ts";

/** What a payout can become. */
const payoutSteps: Record<PayoutStatus, readonly PayoutStatus[]> = {
  requested: ["processing", "failed", "cancelled"],
  processing: ["paid", "failed"],
  paid: [],
  failed: [],
  cancelled: [],
};

/** What can become this. */
export const statusesBefore = (to: PayoutStatus): PayoutStatus[] =>
  payoutStatuses.filter((from) => payoutSteps[from].includes(to));

/** Its money is kept: it is neither gone nor back. */
export const openStatuses = payoutStatuses.filter((status) => payoutSteps[status].length > 0);
