import type { Id } from "@solodesk/contract/kernel/id.ts";
import { bookAndPay } from "./book-and-pay.ts";
import { measurePurchase, type Purchase, paymentFor, type Setting } from "./purchase.ts";
import { storeName } from "./seed/seed-store.ts";
import { stockProducts } from "./seed/stock-products.ts";

/** One product, as in most orders. */
const bodyFor = (id: Id) => ({
  ...paymentFor({ id, website_url: storeName }),
  shipping_address: { line1: "1 Yard", city: "Arlington", postal_code: "22201", country: "US" },
});

const product: Purchase<Id> = {
  what: "checkout and settling",
  seed: stockProducts,
  prepare: async (_deps, id) => bodyFor(id),
  load: (productOf) => ({
    path: () => "/api/marketplace-solopreneur/payment/create",
    body: (n) => JSON.stringify(bodyFor(productOf(n))),
  }),
};

/** From the cart to the paid order, and from a free time to the confirmed and paid booking. */
export async function measureCheckout(setting: Setting): Promise<void> {
  await measurePurchase(setting, product);
  await measurePurchase(setting, bookAndPay());
}
