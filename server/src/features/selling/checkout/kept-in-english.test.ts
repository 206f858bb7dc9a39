// What a buyer's purchase writes into the seller's rows is in English, and each reader gets their own language.
import { readCatalogue } from "@solodesk/contract/kernel/language/catalogue.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { orderCalls, place, sendRefunds, settle } from "#test/test-orders.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await testApp({ SANDBOX: "on" });
  shop = await testStoreApp(server, "pottery");
});
afterAll(() => server.close());

const german = () => ({ headers: { ...shop.headers, "accept-language": "de" } });

test("a German seller reads in German what an Arabic buyer's two payments wrote in English", async () => {
  const { paymentId, orderIds } = await place(server, [shop.line(0, 1)], {}, { "accept-language": "ar" });
  await settle(server, paymentId);
  await settle(server, paymentId, "paid", "ch_second");
  await sendRefunds(server);

  const kept = await server.database.sql<{ text: string }>(
    `SELECT description AS text FROM payments UNION ALL SELECT reason FROM refunds
     UNION ALL SELECT description FROM ledger_transactions WHERE order_number IS NOT NULL
     UNION ALL SELECT note FROM order_changes WHERE note <> ''`,
  );
  expect(kept.map(({ text }) => text).toSorted()).toEqual([
    "It was paid twice.",
    "It was paid twice: the second payment went back.",
    expect.stringMatching(/^Order \d+$/),
    expect.stringMatching(/^Order from /),
  ]);

  const { data } = (await call(server, wallet.listTransactions, { query: {} }, german())).body;
  expect(data.map(({ description }) => description)).toEqual([expect.stringMatching(/^Bestellung \d+$/)]);
  const { timeline } = await orderCalls(server, german()).get(orderIds[0]!);
  expect(timeline.map(({ note }) => note)).toContain(
    readCatalogue("de").get("It was paid twice: the second payment went back."),
  );
});
