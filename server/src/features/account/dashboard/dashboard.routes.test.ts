import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { selectProducts } from "#features/catalog/catalog/listings/select-products.ts";
import { addService } from "#features/catalog/services/add-service.ts";
import { removeService } from "#features/catalog/services/archive/remove-service.ts";
import { ledgerChecks } from "#features/money/wallet/checks/book-checks.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { createAppointment } from "#features/scheduling/appointments/create-appointment.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { minutes } from "#kernel/time/clock.ts";
import { type Caller, call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testMoney } from "#test/test-money.ts";
import { testProducts } from "#test/test-products.ts";
import { testSeller, testSellerWithStore } from "#test/test-seller.ts";
import { monthsUpTo } from "./months-up-to.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ CURRENCY: "EUR" });
});
// Postings without payments or orders behind them: only the ledger's own checks hold.
afterAll(() => server.close(ledgerChecks));

const look = (as: Caller) => call(server, dashboard.get, {}, as);

const revenueOf = (thisMonth: number, lastMonth: number) => ({
  this_month: { amount: thisMonth, currency: "EUR" },
  last_month: { amount: lastMonth, currency: "EUR" },
  in_person: { amount: 0, currency: "EUR" },
});
const wallets = { recharged: 0, earnings: 0, pending: 0, currency: "EUR" };

describe("the dashboard user", () => {
  test("before there is a store", async () => {
    const seller = await testSeller(server, "Zoë Söderström");
    const answer = await look(seller);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: seller.id,
      name: "Zoë Söderström",
      email: `${seller.id}@example.com`,
      picture: null,
      is_store_details_updated: false,
      store_info: null,
      wallets,
      revenue: revenueOf(0, 0),
      counts: {
        appointments_pending: 0,
        appointments_to_collect: 0,
        orders_open: 0,
        orders_to_ship: 0,
        products: 0,
        services: 0,
      },
    });
  });

  test("with a store, and with the figures of no other one", async () => {
    const [seller, other] = [
      await testSellerWithStore(server, "mine"),
      await testSellerWithStore(server, "theirs"),
    ];
    const products = await testProducts(server, 3);
    await selectProducts(server.deps, seller.id, products.slice(0, 2));
    await selectProducts(server.deps, other.id, products);
    const service = {
      name: "Talk",
      description: "",
      price: { amount: 1, currency: "EUR" },
      duration_minutes: 30,
      buffer_minutes: 0,
      buffer_before_minutes: 0,
      notice_minutes: null,
      max_per_day: null,
      capacity: 1,
      confirmation: null,
      payment: { due: "at_appointment" as const },
      packs: [],
      questions: [],
      meeting: { kind: "none" as const },
      location: "online" as const,
      image_url: null,
      active: false,
    };
    await addService(server.deps, seller.id, service);
    const gone = await addService(server.deps, seller.id, service);
    await removeService(server.deps, seller.id, gone.id);
    const start = server.clock.now().getTime();
    for (const [status, whose, hours] of [
      ["Pending", seller, 1],
      ["Pending", seller, 2],
      ["Confirmed", seller, 3],
      ["Pending", other, 1],
    ] as const) {
      const starts_at = new Date(start + minutes(60 * hours)).toISOString();
      const customer = { name: "Bo", email: "", phone: "" };
      await createAppointment(server.deps, whose.id, {
        title: "Talk",
        seats: 1,
        customer,
        starts_at,
        status,
        notes: "",
        recorded: false,
      });
    }

    const answer = await look(seller);
    expect(answer.body).toMatchObject({
      is_store_details_updated: true,
      store_info: { id: seller.storeId, website_url: "mine", published: true },
      wallets,
      counts: { products: 2, services: 1, appointments_pending: 2 },
    });
  });

  test("says what is in the wallet and how many orders wait for the seller", async () => {
    const seller = await testSellerWithStore(server, "rich");
    const { id: userId } = seller;
    const { newId } = server.deps;
    const amounts = { recharged: 1250, earnings: 7, pending: 300, held: 45 } as const;
    await inTransaction(server.deps, (deps) =>
      postTransaction(deps, {
        source: { type: "adjustment", id: newId() },
        description: "A gift",
        currency: "EUR",
        postings: [
          { account: { kind: "adjustments" }, leg: "given", type: "credit", amount: -1002 },
          { account: { userId, kind: "receivable" }, leg: "owed", type: "refund", amount: -600 },
          ...Object.entries(amounts).map(([kind, amount]) => ({
            account: { userId, kind: kind as keyof typeof amounts },
            leg: kind,
            type: "credit" as const,
            amount,
          })),
        ],
      }),
    );
    const money = testMoney(server);
    const payment_id = await money.payment({ amount: 5 });
    for (const store_id of [seller.storeId, null])
      for (const status of ["paid", "processing", "processing", "shipped", "pending_payment"])
        await money.order({ store_id, payment_id, status, total: 1 });
    const address = { line1: "1 Elm St", city: "Troy", postal_code: "12180", country: "US" };
    for (const status of ["paid", "shipped"])
      await money.order({
        store_id: seller.storeId,
        payment_id,
        status,
        total: 1,
        shipping_address: address,
      });
    expect((await look(seller)).body).toMatchObject({
      wallets: { recharged: 12.5, earnings: 0.07, pending: 3.45, currency: "EUR" },
      counts: { orders_open: 4, orders_to_ship: 1 },
    });
  });

  test("says what this month brought against the last one at this day and time, refunds taken off", async () => {
    const [seller, other] = [
      await testSellerWithStore(server, "busy"),
      await testSellerWithStore(server, "other"),
    ];
    const money = testMoney(server);
    const payment_id = await money.payment({ amount: 5 });
    const now = server.clock.now().getTime();
    const { thisMonth, lastMonth } = monthsUpTo("America/New_York", now);
    const paid = (total: number, at: number, more = {}) =>
      money.order({ store_id: seller.storeId, payment_id, total, paid_at: new Date(at), ...more });
    await paid(1000, thisMonth.from);
    await paid(500, now, { status: "shipped", refunded: 120 });
    await paid(700, now, { status: "refunded", refunded: 700 });
    await paid(9, now, { status: "expired", paid_at: null, release_at: null });
    await paid(80, now, { store_id: other.storeId });
    await paid(300, lastMonth.from);
    await paid(40, lastMonth.to - 1);
    await paid(7, lastMonth.to);
    await paid(7, lastMonth.from - 1);
    const answer = await look(seller);
    expect(answer.body).toMatchObject({ revenue: revenueOf(1380, 340) });
  });

  test("is not for strangers", async () => {
    expect((await look({ headers: {} })).status).toBe(401);
    expect((await look({ headers: { cookie: "JWT_TOKEN=x" } })).status).toBe(401);
  });
});
