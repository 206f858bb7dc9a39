// The packs that a service can offer.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { paidService, usd } from "#test/test-paid-service.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let shop: TestShop;
let made = 0;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  made += 1;
  shop = await testStoreApp(server, `salon-${made}`, { stock: [] });
});
afterAll(() => server.close());

const edit = (body: object) => paidService(server, shop).edit(body);
/** The service costs $45.00. */
const five = { visits: 5, unit_price: usd(3600), months: 6 };

describe("offering packs", () => {
  test.each([
    [[{ ...five, visits: 1 }], { "packs.0.visits": "Use at least 2." }],
    [[{ ...five, months: 37 }], { "packs.0.months": "Use at most 36." }],
    [[{ ...five, unit_price: usd(0) }], { "packs.0.unit_price": "Enter a price above zero." }],
    [
      [{ ...five, unit_price: usd(4501) }],
      { "packs.0.unit_price": "A visit in a pack can't cost more than a single one." },
    ],
    [[five, { ...five, months: 3 }], { "packs.1.visits": "Another pack has the same number of visits." }],
    [
      [{ ...five, unit_price: { amount: 100, currency: "EUR" } }],
      { "packs.0.unit_price.currency": "Prices here are in USD." },
    ],
    [
      [2, 3, 4, 5, 6, 7].map((visits) => ({ ...five, visits })),
      { packs: "A service can have at most 5 packs." },
    ],
  ])("%o is refused", async (wanted, fields) => {
    const { status, refusal } = await edit({ packs: wanted });
    expect([status, refusal.fields]).toEqual([422, fields]);
  });

  test("a price can't fall below that of a visit, and packs need a payment service", async () => {
    const { body } = await edit({ packs: [{ ...five, visits: 10 }, five] });
    expect(body.data.packs.map(({ visits }: { visits: number }) => visits)).toEqual([5, 10]);
    expect((await edit({ price: usd(3599) })).refusal.fields).toEqual({
      "packs.0.unit_price": "A visit in a pack can't cost more than a single one.",
    });
    expect((await edit({ price: usd(3599), packs: [] })).status).toBe(200);
    const sandbox = server.deps.gateways.get("sandbox")!;
    server.deps.gateways.delete("sandbox");
    try {
      expect((await edit({ packs: [{ ...five, unit_price: usd(3000) }] })).refusal.fields).toEqual({
        "packs.0.visits": "Customers can't pay online here yet, so packs can't be sold.",
      });
    } finally {
      server.deps.gateways.set("sandbox", sandbox);
    }
  });
});
