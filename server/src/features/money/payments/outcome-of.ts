import type { PaymentOutcome, PaymentStatus } from "@solodesk/contract/money/payments.ts";

const outcomes = {
  created: "pending",
  pending: "pending",
  failed: "failed",
  expired: "failed",
  succeeded: "success",
} as const satisfies Record<PaymentStatus, PaymentOutcome>;

/** In the words of the calls that ask. */
export const outcomeOf = (status: PaymentStatus): PaymentOutcome => outcomes[status];
