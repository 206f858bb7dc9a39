// Spots of a session that are paid for: what they cost, how many there are, and what is given back.
import { services } from "@solodesk/contract/catalog/services.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { store as storeCalls } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { manageCode } from "#features/scheduling/appointments/manage-address.ts";
import { expectBooksBalanced } from "#test/books.ts";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, noteFigures, seededRandom, times } from "#test/concurrently.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { place, settle } from "#test/test-orders.ts";
import { paidService, usd } from "#test/test-paid-service.ts";
import { purchase, type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let shop: TestShop;
let made = 0;
const random = seededRandom();
beforeAll(async () => {
  server = await testApp({ PLATFORM_FEE_BPS: 500 });
});
beforeEach(async () => {
  server.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  shop = await testStoreApp(server, `studio-${made}`, { stock: [50], rules: { tax_bps: 1000 } });
  await confirmNow(server);
  await edit({ capacity: 8, payment: { due: "full" } });
});
// Checks the books, too.
afterAll(() => server.close());

const AT = "2026-06-03T10:00:00.000Z";
const edit = (body: object) => call(server, services.edit, { params: { id: shop.serviceId }, body }, shop);
const spots = (quantity: number, more: object = {}) =>
  paidService(server, shop).line(AT, { quantity, ...more });
const preview = (...items: object[]) => paidService(server, shop).preview(items);
const pay = (items: object[]) => callUnchecked(server, checkout.create, { body: purchase(items) });
async function buy(...items: object[]) {
  const { paymentId, orderIds } = await place(server, items);
  await settle(server, paymentId);
  const { data } = (await call(server, orders.get, { params: { id: orderIds[0]! } }, shop)).body;
  const id = data.items.find(({ kind }) => kind === "service")?.appointment_id ?? "";
  return { orderId: data.id, id };
}
const appointment = async (id: string) =>
  (await call(server, appointments.get, { params: { id } }, shop)).body.data;

test("each spot has its price, and the tax on it; paying books all of them", async () => {
  const { groups, total, problems } = await preview(spots(3), shop.line(0));
  expect(groups[0]?.items[0]).toMatchObject({ quantity: 3, unit_price: usd(4500), total: usd(13_500) });
  expect([total, problems]).toEqual([usd(16_500), []]);
  const { id } = await buy(spots(3), shop.line(0));
  expect(await appointment(id)).toMatchObject({
    status: "Confirmed",
    seats: 3,
    price: usd(13_500),
    paid: usd(13_500),
    due: usd(0),
  });
});

test("a deposit is taken for each spot, and the rest of each is due later", async () => {
  await edit({ payment: { due: "deposit", deposit: usd(1000) } });
  expect(await preview(spots(2))).toMatchObject({ due_now: usd(2200), due_later: usd(7000) });
  const { id } = await buy(spots(2));
  expect(await appointment(id)).toMatchObject({ price: usd(9000), paid: usd(2000), due: usd(7000) });
  const [deposit] = await server.database.sql("SELECT paid FROM deposits WHERE appointment_id = $1", [id]);
  expect(Number(deposit?.["paid"])).toBe(2200);
  await expectBooksBalanced(server.database);
});

test("a cart can't have more spots than are left, and says how many are", async () => {
  await buy(spots(6));
  expect((await preview(spots(3))).problems).toMatchObject([
    { code: "too_few_left", left: 2, message: "Only 2 spots are left for Haircut at this time." },
  ]);
  expect((await pay([spots(3)])).code).toBe("out_of_stock");
  expect((await preview(spots(2))).problems).toEqual([]);
  await buy(spots(2));
  expect((await preview(spots(1))).problems).toMatchObject([{ code: "time_taken" }]);
  expect((await pay([spots(1)])).code).toBe("slot_taken");
});

test("what the visitor holds is theirs to pay for, and no more than that", async () => {
  const hold = async (seats: number) => {
    const body = { service_id: shop.serviceId, starts_at: AT, seats };
    return (await call(server, bookings.hold, { params: { website_url: shop.websiteUrl }, body })).body.hold;
  };
  const mine = await hold(2);
  await hold(5);
  expect((await preview(spots(2, { hold: mine }))).problems).toEqual([]);
  expect((await preview(spots(3, { hold: mine }))).problems).toEqual([]);
  expect((await preview(spots(4, { hold: mine }))).problems).toMatchObject([{ left: 3 }]);
  expect((await preview(spots(2))).problems).toMatchObject([{ left: 1 }]);
  const { id } = await buy(spots(2, { hold: mine }));
  expect((await appointment(id)).seats).toBe(2);
});

test("20 buyers of two at once for 8 spots: four pay, and nobody is charged for what is gone", async () => {
  const answers = await concurrently(
    random,
    times(20, () => pay([spots(2)])),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  noteFigures(random, { sold: count(201) });
  expect([count(201), count(409)]).toEqual([4, 16]);
});

test("a payment that arrives after the spots are gone is refunded", async () => {
  const { paymentId } = await place(server, [spots(5)]);
  server.clock.set("2026-06-01T12:20:00Z");
  const { paymentId: inTime } = await place(server, [spots(4)]);
  await settle(server, inTime);
  await settle(server, paymentId);
  const statuses = await server.database.sql(
    "SELECT status FROM orders WHERE payment_id = ANY($1) ORDER BY number",
    [[paymentId, inTime]],
  );
  expect(statuses).toEqual([{ status: "cancelled" }, { status: "paid" }]);
  const session = await server.database.sql(
    "SELECT sum(seats)::int AS seats FROM appointments WHERE service_id = $1 AND status <> 'Cancelled'",
    [shop.serviceId],
  );
  expect(session).toEqual([{ seats: 4 }]);
});

test("the spots of one booking are refunded together, with their tax", async () => {
  const { orderId, id } = await buy(spots(3), shop.line(0));
  const refund = (quantity: number) =>
    callUnchecked(
      server,
      orders.refund,
      { params: { id: orderId }, body: { lines: [{ line: 1, quantity }], restock: true, reason: "Ill" } },
      shop,
    );
  const part = await refund(1);
  expect([part.status, part.refusal.error]).toEqual([409, "Refund all 3 spots of Haircut together."]);
  expect((await refund(3)).body.data.amount).toEqual(usd(14_850));
  expect(await appointment(id)).toMatchObject({ status: "Cancelled", paid: usd(0) });
  await expectBooksBalanced(server.database);
});

test("a guest who cancels gets back what all spots cost, less what the policy keeps", async () => {
  await call(
    server,
    storeCalls.edit,
    {
      body: {
        booking: {
          policy: {
            cancel_before_minutes: 2880,
            late_cancel: { keep: "percent", percent: 50 },
            no_show: { fee: null },
            text: "",
          },
        },
      },
    },
    shop,
  );
  const [group] = (await preview(spots(2))).groups;
  const sha256 = group?.store?.policy?.sha256;
  const { paymentId, orderIds } = await place(server, [spots(2)], { policy_sha256: sha256 });
  await settle(server, paymentId);
  const { data } = (await call(server, orders.get, { params: { id: orderIds[0]! } }, shop)).body;
  const id = data.items[0]?.appointment_id ?? "";
  const where = { website_url: shop.websiteUrl, code: manageCode(server.deps.secrets, id) };
  const booking = (await call(server, bookings.get, { params: where })).body.data;
  expect([booking.refund, booking.kept]).toEqual([usd(4950), usd(4950)]);
  await call(server, bookings.change, {
    params: where,
    body: { status: "Cancelled", version: booking.version, refund: usd(4950) },
  });
  expect(await appointment(id)).toMatchObject({ status: "Cancelled", paid: usd(4500) });
  await expectBooksBalanced(server.database);
});
