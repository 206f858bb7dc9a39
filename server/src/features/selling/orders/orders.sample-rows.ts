import { openPayment } from "#features/money/payments/open-payment.ts";
import { toOutcome } from "#features/money/payments/outcome.ts";
import { settlePayment } from "#features/money/payments/settle-payment.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import type { MarkedSeller } from "#test/security/marked-seller.ts";
import { purposes } from "../../../purposes.ts";
import { placeOrders } from "./place/place-orders.ts";

/** A sale that is paid and not yet sent, without a checkout before it. */
export async function ordersRows({ server: { deps }, storeId, mark }: MarkedSeller, productId: string) {
  const orderId = deps.newId();
  const item = {
    storeId,
    orderId,
    line: 1,
    kind: "product" as const,
    productId,
    variantId: null,
    ownProduct: false,
    serviceId: null,
    name: `${mark} thing`,
    sku: "SKU-1",
    imageUrl: null,
    unitPrice: 1500,
    unitWholesale: 900,
    unitLater: 0,
    discount: 0,
    discountLater: 0,
    validMonths: null,
    answers: [{ question_id: deps.newId(), label: "Which?", value: `${mark} answer` }],
    notes: `${mark} notes`,
    kept: 0,
    quantity: 1,
    reserved: false,
    refundedQuantity: 0,
    awaitingRestock: 0,
    appointmentId: null,
    startsAt: null,
    endsAt: null,
  };
  const payment = await inTransaction(deps, async (deps) => {
    const opened = await openPayment(deps, {
      purpose: "order",
      userId: null,
      gateway: "sandbox",
      amount: 1500,
      credits: 0,
      currency: deps.config.CURRENCY,
      email: "grace@example.com",
      description: "An order",
      returnPath: "/cart-checkout",
      expiresAt: after(deps.clock.now(), minutes(15)),
    });
    await placeOrders(deps, {
      payment: opened,
      buyerId: null,
      customer: { name: `${mark} buyer`, email: `${mark}@example.com`, phone: "" },
      shippingAddress: { line1: `${mark} Yard`, city: "Arlington", postal_code: "22201", country: "US" },
      timezone: null,
      languages: [],
      groups: [
        {
          orderId,
          storeId,
          languages: ["en"],
          items: [item],
          subtotal: 1500,
          discount: 0,
          discounts: [],
          giftCards: [],
          shipping: 0,
          tax: 0,
          total: 1500,
          dueLater: 0,
          policySha256: null,
        },
      ],
    });
    return opened;
  });
  const { id: paymentId, projectId, amount, currency } = payment;
  const paid = { status: "paid", chargeIds: [`ch_${paymentId}`], sessionId: `cs_${paymentId}` } as const;
  const outcome = toOutcome("sandbox", { ...paid, paymentId, projectId, amount, currency });
  await settlePayment(deps, purposes, paymentId, outcome);
  return { orderId };
}
