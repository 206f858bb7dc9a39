import { planPurpose } from "#features/money/billing/plan-purpose.ts";
import type { Purposes } from "#features/money/payments/purposes.ts";
import { feePurpose } from "#features/selling/orders/card/fee-purpose.ts";
import { orderPurpose } from "#features/selling/orders/place/order-purpose.ts";

/** What to do when a payment succeeds, by what it was for. */
export const purposes: Purposes = { order: orderPurpose, plan: planPurpose, fee: feePurpose };
