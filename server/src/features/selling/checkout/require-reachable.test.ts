// A buyer who pays for a time leaves the contact details that its store asks for.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { paidService } from "#test/test-paid-service.ts";
import { purchase, type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
  shop = await testStoreApp(server, "shop");
  await call(server, store.edit, { body: { country: "GB", booking: { contact: "phone" } } }, shop);
});
afterAll(() => server.close());

const buy = (items: object[], customer: object, more: object = {}) =>
  callUnchecked(server, checkout.create, {
    body: purchase(items, {
      customer: { name: "Grace", email: "grace@example.com", ...customer },
      shipping_address: undefined,
      ...more,
    }),
  });

test("a phone number, if the store of a time asks for one", async () => {
  const paid = paidService(server, shop);
  expect(await paid.preview([paid.line()])).toMatchObject({ needs_phone: true });
  expect(await paid.preview([shop.line(0)])).toMatchObject({ needs_phone: false });
  const without = await buy([paid.line()], {});
  expect([without.status, without.refusal.fields]).toEqual([
    422,
    { "customer.phone": "Enter a phone number." },
  ]);
  const short = await buy([paid.line()], { phone: "020 79" });
  expect([short.status, short.refusal.fields]).toEqual([
    422,
    {
      "customer.phone": expect.stringMatching(/^This phone number is too short or too long\./),
    },
  ]);
  expect((await buy([paid.line()], { phone: "020 7946 0018" })).status).toBe(201);
});

test("goods need none, and a number is read as one of the country they go to", async () => {
  const to = (country: string) => ({
    shipping_address: { line1: "1 Yard", city: "Town", postal_code: "22201", country },
  });
  expect((await buy([shop.line(0)], {}, to("US"))).status).toBe(201);
  await buy([shop.line(0)], { phone: "030 123456" }, to("DE"));
  const [{ phone } = { phone: "" }] = await server.database.sql<{ phone: string }>(
    "SELECT customer_phone AS phone FROM orders ORDER BY number DESC LIMIT 1",
  );
  expect(phone).toBe("+49 30 123456");
});

test("the seller's own number and what the seller writes down stay as they are if they can't be read", async () => {
  const body = { phone: "0800 12" };
  expect((await call(server, store.edit, { body }, shop)).body.data.phone).toBe("0800 12");
  const known = { phone: "020 7946 0018" };
  expect((await call(server, store.edit, { body: known }, shop)).body.data.phone).toBe("+44 20 7946 0018");
  const added = await call(
    server,
    appointments.create,
    {
      body: {
        service_id: shop.serviceId,
        starts_at: "2026-06-04T10:00:00Z",
        customer: { name: "Ann", phone: "4711" },
      },
    },
    shop,
  );
  expect(added.body.data.customer.phone).toBe("4711");
});
