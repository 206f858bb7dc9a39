import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessTokens } from "#kernel/secrets/session.ts";
import { days } from "#kernel/time/clock.ts";
import { call, callUnchecked, type Reply } from "#test/call.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { buy, orderCalls, place, sendRefunds, settle } from "#test/test-orders.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";
import { stockOf, type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { releaseEarnings } from "./change/release-earnings.ts";
import { orderCode, readOrderCode } from "./place/order-code.ts";

let server: TestApp;
let shop: TestShop;
let rival: TestShop;
let member: TestSeller;
let seller: ReturnType<typeof orderCalls>;
let stranger: ReturnType<typeof orderCalls>;
let buyer: ReturnType<typeof orderCalls>;
beforeAll(async () => {
  server = await testApp({ PLATFORM_FEE_BPS: 250 });
  server.clock.set("2026-06-01T12:00:00Z");
  const rules = { shipping_flat: 500, tax_bps: 1000 };
  shop = await testStoreApp(server, "shop", { stock: [500, null], rules });
  rival = await testStoreApp(server, "rival");
  member = await testSeller(server, "Grace Hopper");
  seller = orderCalls(server, shop);
  stranger = orderCalls(server, rival);
  buyer = orderCalls(server, member);
});
afterAll(() => server.close());
const usd = (amount: number) => ({ amount, currency: "USD" });
const wallet = async () => {
  const rows = await server.database.sql<{ kind: string; balance: string }>(
    "SELECT kind, balance::text FROM accounts WHERE user_id = $1 AND balance <> 0",
    [shop.id],
  );
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, Number(balance)]));
};
/** Advances the clock and issues new tokens to all users, because tokens live for minutes. */
async function later(ms: number): Promise<void> {
  server.clock.advance(ms);
  await confirmNow(server);
  const headersOf = async ({ id, sessionId }: TestSeller) => {
    const { deps, clock } = server;
    const { token } = await accessTokens(deps.secrets, clock, deps.newId).issue({ id, sessionId });
    return { authorization: `Bearer ${token}` };
  };
  member.headers = await headersOf(member);
  shop.headers = await headersOf(shop);
  seller = orderCalls(server, shop);
  buyer = orderCalls(server, member);
}
/** How an action changes the seller's wallet. */
async function walletBy(action: () => Promise<unknown>) {
  const before = await wallet();
  await action();
  const after = await wallet();
  const kinds = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes = [...kinds].map((kind) => [kind, (after[kind] ?? 0) - (before[kind] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}
const haircut = (starts_at: string) => ({
  kind: "service",
  id: shop.serviceId,
  quantity: 1,
  website_url: "shop",
  starts_at,
});
const statusOf = async (answer: Promise<Reply<Endpoint>>) => {
  const reply = await answer;
  return reply.status < 400 ? reply.status : reply.code;
};

describe("an order", () => {
  test("is its seller's and its buyer's, each with what is theirs to see", async () => {
    const id = await buy(server, [shop.line(0, 2)], {}, member.headers);
    expect((await seller.note(id, "Wrap it")).status).toBe(201);
    const sold = await seller.get(id);
    // 2 × 15.00 and 10 % tax on it, 5.00 for shipping; 2 × 6.00 go to the catalogue, 2.5 % of 30.00 to the
    // operator.
    expect(sold).toMatchObject({
      number: expect.stringMatching(/^\d{4}$/),
      role: "seller",
      status: "paid",
      store: { website_url: "shop" },
      customer: { name: "Grace Hopper" },
      shipping_address: { city: "Arlington" },
      subtotal: usd(3000),
      shipping: usd(500),
      tax: usd(300),
      total: usd(3800),
      fee: usd(75),
      refunded: usd(0),
      split: {
        wholesale: usd(1200),
        fee: usd(75),
        earning: usd(2525),
        release_at: "2026-06-08T12:00:00.000Z",
        released: false,
      },
      payment: { status: "paid", gateway: "sandbox", reference: expect.stringMatching(/^ch_/) },
      next: ["processing", "shipped", "cancelled"],
    });
    expect(sold.items).toMatchObject([{ line: 1, quantity: 2, unit_price: usd(1500), total: usd(3000) }]);
    expect(sold.timeline.map(({ event, by, note }) => [event, by, note])).toEqual([
      ["placed", "buyer", ""],
      ["paid", "system", ""],
      ["note", "seller", "Wrap it"],
    ]);
    await seller.change(id, "processing", { note: "Wrap it" });
    const bought = await buyer.get(id);
    expect(bought).toMatchObject({ role: "buyer", fee: null, split: null, next: [] });
    const { payment_id } = (
      await server.database.sql<{ payment_id: string }>("SELECT payment_id FROM orders WHERE id = $1", [id])
    )[0]!;
    expect(bought.payment.reference).toBe(payment_id);
    expect(JSON.stringify(bought)).not.toContain("Wrap it");
    expect(bought.timeline.map(({ event }) => event)).toEqual(["placed", "paid", "processing"]);
  });

  test("shows its buyer a booked time as it is now, and its seller as it was bought", async () => {
    const bought = "2026-06-04T09:00:00.000Z";
    const id = await buy(server, [haircut(bought)], {}, member.headers);
    const params = { id: (await buyer.get(id)).items[0]?.appointment_id ?? "" };
    const times = { starts_at: "2026-06-05T14:00:00.000Z", ends_at: "2026-06-05T15:00:00.000Z" };
    await call(server, appointments.edit, { params, body: { version: 1, ...times } }, shop);
    expect((await buyer.get(id)).items).toMatchObject([{ starts_at: times.starts_at }]);
    expect((await seller.get(id)).items).toMatchObject([{ starts_at: bought }]);
    await call(server, appointments.edit, { params, body: { version: 2, status: "Cancelled" } }, shop);
    expect((await buyer.get(id)).items, "nothing else is booked").toMatchObject([{ starts_at: bought }]);
  });

  test("of a guest is seen by its link, without how they are reached", async () => {
    const id = await buy(server, [shop.line(0)]);
    await seller.note(id, "Wrap it");
    const { secrets } = server.deps;
    const code = orderCode(secrets, id);
    expect(readOrderCode(secrets, code)).toBe(id);
    const answer = await call(server, orders.getGuestOrder, { params: { code } });
    expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    const order = answer.body.data;
    expect(order).toMatchObject({
      id,
      status: "paid",
      customer: { name: "Grace Hopper", email: "" },
      payment: { reference: null },
      next: [],
    });
    for (const hidden of ["split", "fee", "role"]) expect(order).not.toHaveProperty(hidden);
    expect(answer.text).not.toContain("Wrap it");
    expect(answer.text).not.toContain("grace@example.com");
    const last = code.endsWith("A") ? "E" : "A";
    for (const wrong of [code.slice(0, -1) + last, id, "x"])
      expect((await call(server, orders.getGuestOrder, { params: { code: wrong } })).status).toBe(404);
  });

  test("of somebody else is none, for every call", async () => {
    const id = await buy(server, [shop.line(0)], {}, member.headers);
    for (const other of [stranger, orderCalls(server, await testSeller(server))]) {
      const wish = { restock: true, reason: "Mine" };
      for (const answer of [
        await other.find(id),
        await other.refund(id, wish),
        await other.preview(id, wish),
        await other.note(id, "Mine"),
        await other.change(id, "cancelled"),
      ])
        expect(answer.status).toBe(404);
    }
    // Buyers can neither refund nor add notes.
    expect(await statusOf(buyer.refund(id))).toBe("not_found");
    expect(await statusOf(buyer.note(id, "Mine"))).toBe("not_found");
    expect(await statusOf(buyer.change(id, "cancelled"))).toBe("invalid_transition");
    const visitor = orderCalls(server, { headers: {} });
    for (const answer of [
      await visitor.list(),
      await visitor.find(id),
      await visitor.change(id, "cancelled"),
    ])
      expect(answer.status).toBe(401);
    expect((await seller.get(id)).status).toBe("paid");
  });

  test("is led on step by step, each from the version that was looked at", async () => {
    const id = await buy(server, [shop.line(0)]);
    const { version } = await seller.get(id);
    expect(await statusOf(seller.change(id, "delivered"))).toBe("invalid_transition");
    expect(await statusOf(seller.change(id, "refunded"))).toBe("invalid_transition");
    expect((await seller.change(id, "processing", { version })).body.data).toMatchObject({
      status: "processing",
      version: version + 1,
      next: ["shipped", "cancelled"],
    });
    const stale = await seller.change(id, "shipped", { version });
    expect([stale.status, stale.code, stale.refusal.current]).toMatchObject([
      409,
      "version_conflict",
      { version: version + 1, status: "processing" },
    ]);
    expect(await statusOf(seller.change(id, "shipped", { tracking: "DHL 42" }))).toBe(200);
    expect(await statusOf(seller.change(id, "cancelled"))).toBe("invalid_transition");
    const { status, tracking, timeline } = (await seller.change(id, "delivered", { note: "At the door" }))
      .body.data;
    expect([status, tracking, timeline.at(-1)!.note]).toEqual(["delivered", "DHL 42", "At the door"]);
  });

  test("malformed wishes are refused whole", async () => {
    const id = await buy(server, [shop.line(0)]);
    const malformed = await server.http.inject({
      method: "POST",
      url: orders.change.path.replace(":id", id),
      headers: { ...shop.headers, "content-type": "application/json" },
      payload: "{",
    });
    expect(malformed.statusCode).toBe(400);
    const { change, refund, addNote } = orders;
    const bad: [typeof change | typeof refund | typeof addNote, object][] = [
      [change, { status: "gone" }],
      [change, {}],
      [change, { status: "cancelled", version: "1" }],
      [change, { status: "processing", tracking: "DHL" }],
      [refund, { reason: "No word of restock" }],
      [refund, { restock: false, reason: "" }],
      [refund, { restock: false, reason: "Both", amount: 1, lines: [{ line: 1, quantity: 1 }] }],
      [refund, { restock: false, reason: "No such line", lines: [{ line: 2, quantity: 1 }] }],
      [refund, { restock: false, reason: "Zero", lines: [{ line: 1, quantity: 0 }] }],
      [addNote, { note: "" }],
    ];
    for (const amount of [0, -1, 0.001, "10", [], 2 ** 53, null])
      bad.push([refund, { restock: false, reason: "D8", amount }]);
    for (const [endpoint, body] of bad) {
      const { status } = await callUnchecked(server, endpoint, { params: { id }, body }, shop);
      expect(status, JSON.stringify(body)).toBe(422);
    }
    expect((await seller.find("not-an-id")).status).toBe(422);
    expect(await seller.get(id)).toMatchObject({ status: "paid", refunded: usd(0) });
  });
});

describe("a refund", () => {
  test("of lines gives back their price and tax, of an amount only money, and of the rest all that is left", async () => {
    const id = await buy(server, [shop.line(0, 3), haircut("2026-06-10T10:00:00Z")]);
    // 45.00 and 45.00, 10 % tax, 5.00 shipping.
    expect(await seller.get(id)).toMatchObject({ total: usd(10_400), split: { earning: usd(8375) } });
    const [before] = await stockOf(server, shop.productIds);
    const lines = { lines: [{ line: 1, quantity: 1 }], restock: true };
    expect((await seller.preview(id, lines)).body.data).toEqual({
      amount: usd(1650),
      to_gateway: usd(1650),
      to_credits: usd(0),
      to_gift_cards: usd(0),
      from_seller: usd(1015),
      from_wholesale: usd(600),
      from_fee: usd(35),
    });
    expect((await seller.get(id)).refunded).toEqual(usd(0));
    const answer = await seller.refund(id, lines);
    expect(answer.body).toMatchObject({
      message: "Refund initiated successfully!",
      data: { status: "requested", amount: usd(1650) },
    });
    expect(await stockOf(server, shop.productIds)).toEqual([before! + 1, null]);
    expect(await seller.get(id)).toMatchObject({
      status: "paid",
      items: [{ refunded_quantity: 1 }, { refunded_quantity: 0 }],
      payment: { status: "partly_refunded" },
      split: { wholesale: usd(1200), earning: usd(7360) },
    });
    expect(await statusOf(seller.refund(id, { lines: [{ line: 1, quantity: 3 }] }))).toBe("already_refunded");
    expect(await statusOf(seller.refund(id, { amount: 8751 }))).toBe("not_refundable");
    expect((await seller.refund(id, { amount: 1000 })).status).toBe(200);
    expect(await stockOf(server, shop.productIds)).toEqual([before! + 1, null]);
    const rest = await walletBy(() => seller.refund(id, { restock: true }));
    expect(rest).toEqual({ pending: -(7360 - 1000 + 22) });
    const done = await seller.get(id);
    // Nothing was sent, so the order counts as cancelled.
    expect(done).toMatchObject({
      status: "cancelled",
      refunded: usd(10_400),
      payment: { status: "refunded" },
    });
    expect(done.split).toMatchObject({ earning: usd(0), fee: usd(0), wholesale: usd(0) });
    expect(await stockOf(server, shop.productIds)).toEqual([before! + 3, null]);
    expect(await statusOf(seller.refund(id))).toBe("already_refunded");
    expect(await statusOf(seller.preview(id))).toBe("already_refunded");
    const [{ status } = { status: "" }] = await server.database.sql<{ status: string }>(
      "SELECT status FROM appointments WHERE id = $1",
      [done.items[1]!.appointment_id],
    );
    expect(status).toBe("Cancelled");
    await sendRefunds(server);
    const events = (await seller.get(id)).timeline.map(({ event }) => event);
    expect(events.filter((event) => event === "refunded")).toHaveLength(3);
    expect(events.filter((event) => event === "cancelled")).toHaveLength(1);
  });

  test("of what was sent ends it, and what is not on the shelf again was the seller's", async () => {
    const id = await buy(server, [shop.line(0)]);
    await seller.change(id, "shipped");
    const [before] = await stockOf(server, shop.productIds);
    // 21.50 was paid, of which 37 cents were the fee; the 6.00 stays with the catalogue.
    const made = await walletBy(() => seller.refund(id));
    expect(made).toEqual({ pending: -(2150 - 37 - 600), receivable: -600 });
    expect(await seller.get(id)).toMatchObject({
      status: "refunded",
      split: { earning: usd(-600) },
      next: [],
    });
    expect(await stockOf(server, shop.productIds)).toEqual([before, null]);
  });

  test("is for what was paid", async () => {
    const { orderIds } = await place(server, [shop.line(0)]);
    expect(await statusOf(seller.refund(orderIds[0]!))).toBe("not_refundable");
    expect(await statusOf(seller.change(orderIds[0]!, "cancelled"))).toBe("invalid_transition");
  });

  test("with the same key is one refund", async () => {
    const id = await buy(server, [shop.line(0)]);
    const keyed = orderCalls(server, { headers: { ...shop.headers, "idempotency-key": "once" } });
    const [first, again] = [await keyed.refund(id, { amount: 100 }), await keyed.refund(id, { amount: 100 })];
    expect(again.body).toEqual(first.body);
    expect((await seller.get(id)).refunded).toEqual(usd(100));
  });
});

describe("money", () => {
  test("is pending when it is paid, and earned once its days are over", async () => {
    let id = "";
    const paid = await walletBy(async () => {
      id = await buy(server, [shop.line(0)]);
    });
    expect(paid).toEqual({ pending: 2150 - 600 - 37 });
    await releaseEarnings(server.deps);
    expect((await seller.get(id)).split?.released).toBe(false);
    await later(days(7));
    // The 6.00 owed since an earlier refund is taken from it first.
    const { pending = 0 } = await wallet();
    expect(await walletBy(() => releaseEarnings(server.deps))).toEqual({
      pending: -pending,
      receivable: 600,
      earnings: pending - 600,
    });
    expect((await seller.get(id)).split?.released).toBe(true);
    expect((await seller.get(id)).timeline.at(-1)).toMatchObject({ event: "released", by: "system" });
    expect(await walletBy(() => releaseEarnings(server.deps))).toEqual({});
    expect(await walletBy(() => seller.refund(id, { restock: true }))).toEqual({
      earnings: -(2150 - 600 - 37),
    });
  });

  test("of what the marketplace sells is nobody's earning, and its buyer follows it", async () => {
    const items = [{ id: shop.productIds[0], quantity: 1, website_url: null }];
    const id = await buy(server, items, {}, member.headers);
    expect(await buyer.get(id)).toMatchObject({ store: null, status: "paid", total: usd(600) });
    expect(await statusOf(seller.find(id))).toBe("not_found");
    const list = (await buyer.list("role=buyer")).body;
    expect(list.orders[0]).toMatchObject({ id, role: "buyer" });
  });
});

test("a buyer calls off what is not paid; who pays all the same gets it, as long as it is there", async () => {
  const { orderIds, paymentId } = await place(server, [shop.line(0)], {}, member.headers);
  const id = orderIds[0]!;
  const [taken] = await stockOf(server, shop.productIds);
  expect((await buyer.get(id)).next).toEqual(["cancelled"]);
  expect((await buyer.change(id, "cancelled")).body.data).toMatchObject({ status: "cancelled", next: [] });
  expect(await stockOf(server, shop.productIds)).toEqual([taken! + 1, null]);
  await settle(server, paymentId);
  const { status, timeline } = await buyer.get(id);
  expect([status, timeline.at(-1)?.event]).toEqual(["paid", "paid_late"]);
  expect(await stockOf(server, shop.productIds)).toEqual([taken, null]);
});

test("what is kept for an order comes back once, whoever ends it and whatever its payment does then", async () => {
  const [before] = await stockOf(server, shop.productIds);
  const [cancelled, failed, expired] = [
    await place(server, [shop.line(0)], {}, member.headers),
    await place(server, [shop.line(0), haircut("2026-06-20T10:00:00Z")], {}, member.headers),
    await place(server, [shop.line(0)], {}, member.headers),
  ];
  expect(await stockOf(server, shop.productIds)).toEqual([before! - 3, null]);
  await buyer.change(cancelled.orderIds[0]!, "cancelled");
  await settle(server, cancelled.paymentId, "expired");
  await settle(server, failed.paymentId, "failed");
  await settle(server, failed.paymentId, "expired");
  await settle(server, expired.paymentId, "expired");
  const all = await Promise.all([cancelled, failed, expired].map(({ orderIds }) => buyer.get(orderIds[0]!)));
  expect(all.map(({ status, payment }) => [status, payment.status])).toEqual([
    ["cancelled", "failed"],
    ["cancelled", "failed"],
    ["expired", "failed"],
  ]);
  expect(await stockOf(server, shop.productIds)).toEqual([before, null]);
  await buy(server, [haircut("2026-06-20T10:00:00Z")]);
});
