import type { PaymentStatus } from "@solodesk/contract/money/payments.ts";

/** The result is not known yet. */
export const openPaymentStatuses = ["created", "pending"] as const satisfies PaymentStatus[];
/** Ended without payment; a late payment can still arrive. */
export const endedStatuses = ["failed", "expired"] as const satisfies PaymentStatus[];

/** Credits pay all of it, so no gateway is asked. */
export const isPaidByCredits = ({ amount, credits }: Priced): boolean => amount === 0 && credits > 0;

/** It saves a card and takes nothing. */
export const isSetup = ({ amount, credits }: Priced): boolean => amount + credits === 0;

interface Priced {
  amount: number;
  credits: number;
}

export const isPaymentOpen = ({ status }: { status: PaymentStatus }): boolean =>
  openPaymentStatuses.some((open) => open === status);
