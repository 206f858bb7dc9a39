import { fulfilOrders } from "#features/orders/fulfil-orders.ts";
import { placeOrders } from "#features/orders/place-orders.ts";
import { findPayment } from "#features/payments/find-payment.ts";
import { transact } from "#kernel/db.ts";
import type { TestApp } from "../test-app.ts";
import { testMoney } from "../test-money.ts";

interface Sale {
  storeId: string;
  productId: string;
  /** Stands in all that is private of it. */
  mark: string;
}

/** A sale that is paid, without a checkout before it. */
export async function paidOrder(server: TestApp, { storeId, productId, mark }: Sale): Promise<string> {
  const { deps } = server;
  const paymentId = await testMoney(server).payment({ amount: 1500 });
  const payment = (await findPayment(deps.db, paymentId))!;
  const line = {
    kind: "product" as const,
    id: productId,
    name: `${mark} thing`,
    sku: "SKU-1",
    imageUrl: null,
    unitPrice: 1500,
    unitWholesale: 900,
    quantity: 1,
    reserved: false,
    appointmentId: null,
    startsAt: null,
    endsAt: null,
  };
  const orderId = await transact(deps.db, async (tx) => {
    const rows = await placeOrders(deps, tx, {
      payment,
      buyerId: null,
      customer: { name: `${mark} buyer`, email: `${mark}@example.com`, phone: "" },
      shippingAddress: { line1: `${mark} Yard`, city: "Arlington", postal_code: "22201", country: "US" },
      timezone: null,
      groups: [{ orderId: deps.newId(), storeId, lines: [line], subtotal: 1500, shipping: 0, tax: 0 }],
    });
    await fulfilOrders(deps, tx, payment);
    return rows[0]!.id;
  });
  return orderId;
}
