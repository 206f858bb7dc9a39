// An order, and what it books, keep the language that the buyer read.
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { place, settle } from "#test/test-orders.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let french: TestShop;
let arabic: TestShop;
beforeAll(async () => {
  server = await testApp({ SANDBOX: "on" });
  server.clock.set("2026-06-01T12:00:00Z");
  [french, arabic] = [await testStoreApp(server, "french"), await testStoreApp(server, "arabic")];
  await call(server, store.edit, { body: { languages: ["fr", "de"] } }, french);
  await call(server, store.edit, { body: { languages: ["ar", "en", "pt-BR"] } }, arabic);
});
afterAll(() => server.close());

test("each store's order is in the buyer's best among that store's languages, and so is the time it books", async () => {
  const haircut = {
    kind: "service",
    id: arabic.serviceId,
    quantity: 1,
    website_url: arabic.websiteUrl,
    starts_at: "2026-06-10T14:00:00Z",
  };
  const accepts = { "accept-language": "pt, de-AT;q=0.5" };
  const { paymentId } = await place(server, [french.line(0, 1), haircut], {}, accepts);
  await settle(server, paymentId);
  const rows = await server.database.sql<{ what: string }>(
    `SELECT website_url || ' ' || language AS what FROM orders JOIN stores ON stores.id = store_id
     UNION ALL SELECT status || ' ' || language FROM appointments`,
  );
  expect(rows.map(({ what }) => what).toSorted()).toEqual(["Confirmed pt-BR", "arabic pt-BR", "french de"]);
});
