import { msg } from "@solodesk/contract/kernel/language/t.ts";
import type { Purpose } from "#features/money/payments/purposes.ts";
import { notifySeller } from "../notify-seller.ts";
import { listOrdersOf } from "../orders.repository.ts";
import { orderPurpose } from "../place/order-purpose.ts";

const reasons = {
  failed: msg("the card was declined, so nothing was charged"),
  expired: msg("the payment service didn't answer for a day, so nothing was charged"),
} as const;

/** A fee is an order, so the same happens to it. The seller is told if it can't be charged. */
export const feePurpose: Purpose = {
  ...orderPurpose,

  async release(deps, payment, why) {
    await orderPurpose.release(deps, payment, why);
    for (const row of await listOrdersOf(deps.db, payment.id))
      await notifySeller(deps.db, row, "fee_failed", reasons[why]);
  },
};
