import type { Payout } from "@solodesk/contract/selling/payouts.ts";
import type { ShownPayout } from "./payouts.repository.ts";

export const toPayout = (row: ShownPayout): Payout => ({
  id: row.id,
  amount: { amount: row.amount, currency: row.currency },
  status: row.status,
  destination: { id: row.destinationId, masked: row.masked },
  reason: row.reason,
  requested_at: row.requestedAt.toISOString(),
  settled_at: row.settledAt?.toISOString() ?? null,
});
