// A service of a test store that has to be paid for when it is booked.
import { services } from "@solodesk/contract/catalog/services.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { callUnchecked } from "./call.ts";
import type { TestApp } from "./test-app.ts";
import type { TestShop } from "./test-store-app.ts";

export const usd = (amount: number) => ({ amount, currency: "USD" });

export const paidService = (server: TestApp, shop: TestShop) => {
  const edit = (body: object) =>
    callUnchecked(server, services.edit, { params: { id: shop.serviceId }, body }, shop);
  return {
    edit,
    /** A percentage of the price, or an amount. */
    ask: (deposit: object) => edit({ payment: { due: "deposit", deposit } }),
    /** A line of a cart. */
    line: (startsAt = "2026-06-03T10:00:00Z", more: object = {}) => ({
      kind: "service",
      id: shop.serviceId,
      quantity: 1,
      website_url: shop.websiteUrl,
      starts_at: startsAt,
      ...more,
    }),
    preview: async (items: object[]) =>
      (await callUnchecked(server, checkout.preview, { body: { items } })).body,
  };
};
