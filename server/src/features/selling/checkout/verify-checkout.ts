import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { checkout } from "@solodesk/contract/selling/checkout.ts";
import { findPayment } from "#features/money/payments/find-payment.ts";
import { outcomeOf } from "#features/money/payments/outcome-of.ts";
import { takesNothing } from "#features/money/payments/payment-status.ts";
import type { Purposes } from "#features/money/payments/purposes.ts";
import { verifyPayment } from "#features/money/payments/verify-payment.ts";
import { listPlaced } from "#features/selling/orders/list/list-placed.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { toBuyerOrders } from "./to-buyer-orders.ts";

type Verified = Answer<typeof checkout.verify>["data"];

/** Shows a member's payment only to that member, a guest's to anyone who knows its id. Throws "not_found". */
export async function verifyCheckout(
  deps: Deps,
  purposes: Purposes,
  userId: Id | undefined,
  paymentId: Id,
): Promise<Verified> {
  const found = await findPayment(deps.db, paymentId);
  const isOwn = found?.userId === null || found?.userId === userId;
  if (found?.purpose !== "order" || !isOwn) throw new AppError("not_found");
  const payment = await verifyPayment(deps, purposes, paymentId);
  const placed = await listPlaced(deps.db, paymentId);
  // All orders of a payment are paid, or none is.
  const isInVain = payment.status === "succeeded" && placed.every(({ paidAt }) => paidAt === null);
  const outcome = isInVain ? "failed" : outcomeOf(payment.status);
  return {
    payment: outcome,
    // A card that was saved in vain took nothing.
    goes_back: isInVain && !takesNothing(payment),
    checkout_url: outcome === "pending" ? payment.checkoutUrl : null,
    ...(await toBuyerOrders(deps, payment, placed)),
  };
}
