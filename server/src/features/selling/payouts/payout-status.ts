import { type PayoutStatus, payoutStatuses } from "@solodesk/contract/selling/payouts.ts";

/** The statuses that each status can change to. */
const payoutSteps: Record<PayoutStatus, readonly PayoutStatus[]> = {
  requested: ["processing", "failed", "cancelled"],
  processing: ["paid", "failed"],
  paid: [],
  failed: [],
  cancelled: [],
};

/** The statuses that can change to this one. */
export const statusesBefore = (to: PayoutStatus): PayoutStatus[] =>
  payoutStatuses.filter((from) => payoutSteps[from].includes(to));

/** Statuses in which the payout's money is held: neither paid out nor returned. */
export const openPayoutStatuses = payoutStatuses.filter((status) => payoutSteps[status].length > 0);
