import { openPayment } from "#features/money/payments/open-payment.ts";
import { toOutcome } from "#features/money/payments/outcome.ts";
import { settlePayment } from "#features/money/payments/settle-payment.ts";
import { placeOrders } from "#features/selling/orders/place/place-orders.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { purposes } from "../../src/purposes.ts";
import type { TestApp } from "../test-app.ts";

interface Sale {
  storeId: string;
  productId: string;
  /** Stands in all that is private of it. */
  mark: string;
}

/** A sale that is paid, without a checkout before it. */
export async function paidOrder(server: TestApp, { storeId, productId, mark }: Sale): Promise<string> {
  const { deps } = server;
  const orderId = deps.newId();
  const item = {
    orderId,
    line: 1,
    kind: "product" as const,
    productId,
    serviceId: null,
    name: `${mark} thing`,
    sku: "SKU-1",
    imageUrl: null,
    unitPrice: 1500,
    unitWholesale: 900,
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
      groups: [{ orderId, storeId, items: [item], subtotal: 1500, shipping: 0, tax: 0, total: 1500 }],
    });
    return opened;
  });
  const { id: paymentId, projectId, amount, currency } = payment;
  const paid = { status: "paid", chargeIds: [`ch_${paymentId}`], sessionId: `cs_${paymentId}` } as const;
  const outcome = toOutcome("sandbox", { ...paid, paymentId, projectId, amount, currency });
  await settlePayment(deps, purposes, paymentId, outcome);
  return orderId;
}
