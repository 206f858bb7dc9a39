import type { PaymentOutcome, PaymentStatus } from "@solodesk/contract/money/payments.ts";

const outcomes = {
  created: "pending",
  pending: "pending",
  failed: "failed",
  expired: "failed",
  succeeded: "success",
} as const satisfies Record<PaymentStatus, PaymentOutcome>;

/** Maps a payment's status to the outcome that the API returns. */
export const outcomeOf = (status: PaymentStatus): PaymentOutcome => outcomes[status];
