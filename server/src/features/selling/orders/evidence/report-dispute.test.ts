// What a seller learns of a dispute: in the notification and in the order, with the day by which the bank wants evidence.
import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordOutside } from "#features/money/payments/record-outside.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { OutsideEvent } from "#kernel/outside/payment-gateway.ts";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { orderCalls, place, settle } from "#test/test-orders.ts";
import { usd } from "#test/test-paid-service.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { unzipped } from "#test/unzipped.ts";
import { purposes } from "../../../../purposes.ts";
import { orderCode } from "../place/order-code.ts";

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await testApp({ SANDBOX: "on" });
  server.clock.set("2026-06-01T12:00:00Z");
  shop = await testStoreApp(server, "pottery");
});
afterAll(() => server.close());

async function sold() {
  const { paymentId, orderIds } = await place(server, [shop.line(0)]);
  await settle(server, paymentId);
  return { paymentId, id: orderIds[0] ?? "" };
}

const tell = (paymentId: string, outcome: OutsideEvent["outcome"], evidenceDueBy?: Date, amount = 1500) =>
  inTransaction(server.deps, (deps) =>
    recordOutside(deps, purposes, "sandbox", {
      kind: "dispute",
      chargeId: `ch_${paymentId}`,
      gatewayRefundId: null,
      amount,
      currency: "USD",
      eventId: "e",
      type: "dispute",
      outcome,
      evidenceDueBy,
    }),
  );
const news = async () => (await call(server, notifications.list, {}, shop)).body.data[0];

test("an open dispute leads to the order, which says until when evidence is taken; a won one says so", async () => {
  const { paymentId, id } = await sold();
  const { get } = orderCalls(server, shop);
  expect((await get(id)).dispute).toBeNull();
  await tell(paymentId, "taken", new Date("2026-06-09T23:59:59Z"));
  expect(await news()).toMatchObject({
    kind: "dispute",
    about: expect.stringMatching(
      /, the buyer's bank took the money back\. Open the order to download your evidence, due by June 9, 2026$/,
    ),
    path: `/orders?order=${id}`,
  });
  const dispute = {
    amount: usd(1500),
    opened_at: "2026-06-01T12:00:00.000Z",
    evidence_due_by: "2026-06-09T23:59:59.000Z",
    won: false,
  };
  expect((await get(id)).dispute).toEqual(dispute);
  const pack = await call(server, orders.getDisputePack, { params: { id } }, shop);
  expect(unzipped(pack.bytes)["summary.html"]).toContain("2026-06-09 23:59:59 UTC");

  await tell(paymentId, "returned");
  expect((await get(id)).dispute).toEqual({ ...dispute, won: true });
  expect((await news())?.about).toMatch(/, won$/);
});

test("without a day none is said, and the guest's page doesn't tell of it", async () => {
  const { paymentId, id } = await sold();
  await tell(paymentId, "taken");
  expect((await news())?.about).toMatch(/Open the order to download your evidence$/);
  expect((await orderCalls(server, shop).get(id)).dispute).toMatchObject({ evidence_due_by: null });
  const guest = await call(server, orders.getGuestOrder, {
    params: { code: orderCode(server.deps.secrets, id) },
  });
  expect(guest.text).not.toContain("dispute");
});

test("of a payment to several sellers, none sees what was paid to the others", async () => {
  const other = await testStoreApp(server, "bakery");
  const { paymentId, orderIds } = await place(server, [shop.line(0), other.line(0, 2)]);
  await settle(server, paymentId);
  await tell(paymentId, "taken", undefined, 4500);
  const sales = await Promise.all([
    orderCalls(server, shop).get(orderIds[0] ?? ""),
    orderCalls(server, other).get(orderIds[1] ?? ""),
  ]);
  expect(sales.map(({ dispute }) => dispute?.amount)).toEqual([usd(1500), usd(3000)]);
  const pack = await call(server, orders.getDisputePack, { params: { id: orderIds[0] ?? "" } }, shop);
  expect(Object.values(unzipped(pack.bytes)).join()).not.toMatch(/4500|45\.00/);
});
