// Cancelling a paid appointment refunds it, no matter who cancels.

import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { buy, orderCalls, refundsOf, sendRefunds } from "#test/test-orders.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { orderCode } from "../place/order-code.ts";

const START = "2026-06-02T10:00:00.000Z";
const GUEST = "grace@example.com";

let app: TestMailApp;
let shop: TestShop;
let seller: ReturnType<typeof orderCalls>;
let shops = 0;
const random = seededRandom();
beforeAll(async () => {
  app = await testMailApp({ SANDBOX: "on" });
});
afterAll(() => app.close());
beforeEach(async () => {
  shops += 1;
  app.server.clock.set("2026-06-01T12:00:00Z");
  shop = await testStoreApp(app.server, `shop-${shops}`, { rules: { shipping_flat: 500, tax_bps: 1000 } });
  seller = orderCalls(app.server, shop);
});

const haircut = (starts_at = START) => ({
  kind: "service",
  id: shop.serviceId,
  quantity: 1,
  website_url: shop.websiteUrl,
  starts_at,
});

async function sold(...items: object[]) {
  const orderId = await buy(app.server, items);
  const order = await seller.get(orderId);
  const id = order.items.find(({ kind }) => kind === "service")?.appointment_id ?? "";
  await app.delivered();
  return { orderId, id };
}
const cancel = (id: string, headers = shop.headers) =>
  call(app.server, appointments.edit, { params: { id }, body: { status: "Cancelled" } }, { headers });
const preview = (
  id: string,
  query: { action: "cancel" | "no_show" | "refund"; keep?: "true" },
  headers = shop.headers,
) => call(app.server, orders.previewTimeConsequences, { params: { id }, query }, { headers });
const kindsOf = async (...asked: Parameters<typeof preview>) =>
  (await preview(...asked)).body.data.map(({ kind, amount }) => (amount ? [kind, amount.amount] : kind));
const filesOf = (mails: Email[]) =>
  mails.flatMap(({ attachments }) =>
    attachments.map(({ content }) =>
      typeof content === "string" ? content : new TextDecoder().decode(content),
    ),
  );

test("a seller who cancels a time of a larger order gives back its price and tax, and no more", async () => {
  const { orderId, id } = await sold(haircut(), shop.line(0, 2));
  const freed = ["appointment_cancelled", "slot_freed"];
  const back = [...freed, ["refund_original", 4950], "mail_sent"];
  expect(await kindsOf(id, { action: "cancel" })).toEqual(back);
  expect(await kindsOf(id, { action: "refund" })).toEqual(back);
  expect(await kindsOf(id, { action: "cancel", keep: "true" })).toEqual([
    ...freed,
    ["deposit_kept", 4500],
    "mail_sent",
  ]);
  const answer = await cancel(id);
  expect([answer.status, answer.body.data.status, answer.body.message]).toEqual([
    200,
    "Cancelled",
    "Appointment cancelled and refunded",
  ]);
  const order = await seller.get(orderId);
  expect([order.status, order.refunded.amount]).toEqual(["paid", 4950]);
  expect(order.items.map(({ refunded_quantity }) => refunded_quantity)).toEqual([1, 0]);
  expect(order.timeline.at(-1)).toMatchObject({ event: "refund_requested", by: "seller" });
  expect((await preview(id, { action: "refund" })).code).toBe("invalid_transition");
  expect((await cancel(id)).code).toBe("invalid_transition");
  const mails = await app.delivered();
  expect(mails.map(({ subject }) => subject?.split(":")[0]?.split(" of ")[0])).toEqual(
    expect.arrayContaining(["Cancelled", "Refund"]),
  );
  const [file = ""] = filesOf(mails.filter(({ to }) => to?.[0]?.address === GUEST));
  expect(file).toMatch(/^METHOD:CANCEL$/m);
  expect(file).toContain(`UID:${id}@solodesk`);
  await sendRefunds(app.server);
  expect((await refundsOf(app.server, orderId)).map(({ status }) => status)).toEqual(["succeeded"]);
});

test("a time that is refunded and goes ahead is to be paid again, and cannot be completed as it was before", async () => {
  const { orderId, id } = await sold(haircut(), shop.line(0, 2));
  const get = async () => (await call(app.server, appointments.get, { params: { id } }, shop)).body.data;
  const before = await get();
  expect([before.paid.amount, before.due.amount]).toEqual([4500, 0]);
  await seller.refund(orderId, { lines: [{ line: 1, quantity: 1 }], restock: false });
  const after = await get();
  expect([after.status, after.paid.amount, after.due.amount]).toEqual(["Confirmed", 0, 4500]);
  const { version } = before;
  const late = { params: { id }, body: { version } };
  expect((await call(app.server, appointments.complete, late, shop)).code).toBe("version_conflict");
});

test("money that an order paid cannot be recorded once more as paid before", async () => {
  const { id } = await sold(haircut());
  const again = { collected: { method: "other" as const, amount: { amount: 4500, currency: "USD" } } };
  const { status, refusal } = await call(
    app.server,
    appointments.complete,
    { params: { id }, body: again },
    shop,
  );
  expect([status, refusal.fields]).toEqual([
    422,
    { "collected.method": "This was already paid online. Recording it again would count it twice." },
  ]);
});

test("a receipt is sent to the customer, in an email of its own", async () => {
  const { id } = await sold(haircut());
  const tip = {
    method: "cash" as const,
    amount: { amount: 0, currency: "USD" },
    tip: { amount: 500, currency: "USD" },
  };
  await call(app.server, appointments.complete, { params: { id }, body: { collected: tip } }, shop);
  const { body } = await call(app.server, appointments.emailReceipt, { params: { id } }, shop);
  expect(body.message).toBe(`Receipt sent to ${GUEST}`);
  const [mail] = await app.delivered();
  expect([mail?.to?.[0]?.address, mail?.subject]).toEqual([GUEST, expect.stringMatching(/^Receipt: /)]);
  for (const part of ["$45.00", "$5.00", "$50.00", "Cash"]) expect(mail?.text).toContain(part);
});

test("the only time of an order takes the order with it; without the refund the order stays paid", async () => {
  const alone = await sold(haircut());
  expect((await cancel(alone.id)).status).toBe(200);
  const order = await seller.get(alone.orderId);
  expect([order.status, order.refunded]).toEqual(["cancelled", order.total]);

  const kept = await sold(haircut());
  const plain = await call(
    app.server,
    appointments.edit,
    { params: { id: kept.id }, body: { status: "Cancelled", keep: true } },
    shop,
  );
  expect([plain.status, plain.body.data.paid.amount]).toEqual([200, 4500]);
  const after = await seller.get(kept.orderId);
  expect([after.status, after.refunded.amount]).toEqual(["paid", 0]);
});

test("when all of the money goes back, also of what was sent, the time is free and leaves the customer's calendar", async () => {
  const { orderId, id } = await sold(haircut(), shop.line(0));
  expect((await seller.change(orderId, "shipped")).status).toBe(200);
  await app.delivered();
  expect((await seller.refund(orderId, { lines: [{ line: 2, quantity: 1 }] })).status).toBe(200);
  const { status } = (await call(app.server, appointments.get, { params: { id } }, shop)).body.data;
  expect(status).toBe("Confirmed");
  expect((await seller.refund(orderId)).status).toBe(200);
  const { data } = (await call(app.server, appointments.get, { params: { id } }, shop)).body;
  expect([(await seller.get(orderId)).status, data.status]).toEqual(["refunded", "Cancelled"]);
  expect(filesOf(await app.delivered()).join("")).toMatch(/^METHOD:CANCEL$/m);
});

test("what is over is not cancelled, and then no money moves either", async () => {
  const { orderId, id } = await sold(haircut());
  expect(
    (await call(app.server, appointments.edit, { params: { id }, body: { status: "Completed" } }, shop))
      .status,
  ).toBe(200);
  expect((await cancel(id)).code).toBe("invalid_transition");
  expect((await seller.get(orderId)).refunded.amount).toBe(0);
  expect(await refundsOf(app.server, orderId)).toEqual([]);
});

test("of many that cancel at once one refunds", async () => {
  const { orderId, id } = await sold(haircut(), shop.line(0));
  const answers = await concurrently(
    random,
    times(8, () => cancel(id)),
  );
  const codes = answers.map((answer) => answer.code ?? "done");
  expect(codes.toSorted()).toEqual(["done", ...Array<string>(7).fill("invalid_transition")]);
  expect((await seller.get(orderId)).refunded.amount).toBe(4950);
});

test("nobody asks about, or cancels, what another store sold", async () => {
  const { orderId, id } = await sold(haircut());
  const { headers } = await testStoreApp(app.server, `other-${shops}`);
  expect((await preview(id, { action: "cancel" }, headers)).status).toBe(404);
  expect((await cancel(id, headers)).status).toBe(404);
  expect((await seller.get(orderId)).refunded.amount).toBe(0);
});

test("without a policy, a guest who cancels in time sees the refund first and gets it; later they can't cancel", async () => {
  const { orderId } = await sold(haircut());
  const booking = (
    await call(
      app.server,
      bookings.get,
      { params: { website_url: shop.websiteUrl, code: await manageOf(orderId) } },
      shop,
    )
  ).body.data;
  expect(booking.refund).toEqual({ amount: 4950, currency: "USD" });
  const gone = await call(
    app.server,
    bookings.change,
    {
      params: { website_url: shop.websiteUrl, code: await manageOf(orderId) },
      body: { status: "Cancelled", version: booking.version },
    },
    shop,
  );
  expect([gone.status, gone.body.data.status, gone.body.data.refund]).toEqual([200, "Cancelled", null]);
  const order = await seller.get(orderId);
  expect([order.status, order.refunded]).toEqual(["cancelled", order.total]);
  const page = await call(
    app.server,
    orders.getGuestOrder,
    { params: { code: orderCode(app.server.deps.secrets, orderId) } },
    shop,
  );
  expect(page.body.data.items[0]!.manage).toBeUndefined();
  expect(order.timeline.filter(({ by }) => by === "buyer").map(({ event }) => event)).toEqual([
    "placed",
    "cancelled",
    "refund_requested",
  ]);
  const mails = await app.delivered();
  expect(mails.map(({ text }) => text).join("\n")).toContain("You cancelled your order.");
  expect(mails.filter(({ subject }) => subject?.startsWith("Cancelled by the customer"))).toHaveLength(1);

  const late = await sold(haircut("2026-06-03T10:00:00.000Z"));
  app.server.clock.set("2026-06-03T10:00:00.000Z");
  app.server.clock.advance(-minutes(1));
  const seen = (
    await call(
      app.server,
      bookings.get,
      { params: { website_url: shop.websiteUrl, code: await manageOf(late.orderId) } },
      shop,
    )
  ).body.data;
  expect(seen.refund).toBeNull();
  const refused = await call(
    app.server,
    bookings.change,
    {
      params: { website_url: shop.websiteUrl, code: await manageOf(late.orderId) },
      body: { status: "Cancelled", version: seen.version },
    },
    shop,
  );
  expect(refused.code).toBe("invalid_transition");
  // Read from the database, because the seller's session has expired by then.
  const rows = await app.server.database.sql(
    "SELECT a.status, o.refunded::int FROM appointments a, orders o WHERE a.id = $1 AND o.id = $2",
    [late.id, late.orderId],
  );
  expect(rows).toEqual([{ status: "Confirmed", refunded: 0 }]);
});

/** The booking's code, from the link on the guest's order page. */
async function manageOf(orderId: string): Promise<string> {
  const page = await call(
    app.server,
    orders.getGuestOrder,
    { params: { code: orderCode(app.server.deps.secrets, orderId) } },
    shop,
  );
  return page.body.data.items[0]!.manage!.split("/").at(-1)!;
}
