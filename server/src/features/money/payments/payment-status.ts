import type { PaymentStatus } from "@solodesk/contract/money/payments.ts";

/** The result is not known yet. */
export const openPaymentStatuses = ["created", "pending"] as const satisfies PaymentStatus[];
/** Ended without payment; a late payment can still arrive. */
export const endedStatuses = ["failed", "expired"] as const satisfies PaymentStatus[];

/** Credits or gift cards pay all of it, or a discount made it free: no gateway is asked. */
export const needsNoGateway = ({ amount, credits, saveMethod }: Priced & { saveMethod: boolean }): boolean =>
  amount === 0 && (credits > 0 || !saveMethod);

/** It takes nothing: it saves a card, or a discount made it free. */
export const takesNothing = ({ amount, credits, giftCards }: Priced & { giftCards: number }): boolean =>
  amount + credits + giftCards === 0;

interface Priced {
  amount: number;
  credits: number;
}

export const isPaymentOpen = ({ status }: { status: PaymentStatus }): boolean =>
  openPaymentStatuses.some((open) => open === status);
