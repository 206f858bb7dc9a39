import type { PaymentStatus } from "@solodesk/contract/money/payments.ts";

/** The result is not known yet. */
export const openPaymentStatuses = ["created", "pending"] as const satisfies PaymentStatus[];
/** Ended without payment; a late payment can still arrive. */
export const endedStatuses = ["failed", "expired"] as const satisfies PaymentStatus[];

export const isPaymentOpen = ({ status }: { status: PaymentStatus }): boolean =>
  openPaymentStatuses.some((open) => open === status);
