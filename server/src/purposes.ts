import { planPurpose } from "#features/money/billing/plan-purpose.ts";
import type { Purposes } from "#features/money/payments/purposes.ts";
import { orderPurpose } from "#features/selling/orders/place/order-purpose.ts";

/** What is done once a payment is paid, by what it is for. */
export const purposes: Purposes = { order: orderPurpose, plan: planPurpose };
