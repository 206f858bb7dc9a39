// Payments of carts with goods, a time with a deposit and a pack, over HTTP on a real database with the server's own pool of
// 20 connections: each deposit is taken, returned or used once, however often and in whatever order the gateway reports.
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { adjustWallet } from "#features/money/wallet/adjust-wallet.ts";
import { lockPack } from "#features/money/wallet/deposits/pack-visits.ts";
import { orderCode } from "#features/selling/orders/place/order-code.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { expectBooksBalanced } from "#test/books.ts";
import { concurrently, noteFigures, times } from "#test/concurrently.ts";
import { eventually } from "#test/eventually.ts";
import { breakableLine } from "#test/faulty-gateway.ts";
import { sandboxBody } from "#test/sandbox-events.ts";
import { sendRefunds } from "#test/test-orders.ts";
import { hourOf, paidTimesRace, sold, tally } from "#test/test-paid-times.ts";
import { testSeller } from "#test/test-seller.ts";
import { stockOf } from "#test/test-store-app.ts";

const { world, sql, random } = paidTimesRace();
const refundsOf = (paymentId: string) =>
  sql<{ kind: string; status: string; amount: string; charge_id: string | null }>(
    "SELECT kind, status, amount, charge_id FROM refunds WHERE payment_id = $1",
    [paymentId],
  );
/** What a cart costs now, and one visit of it. */
const [TOTAL, VISIT] = [22_935, 3960];
const visitsBack = (line: number, quantity: number) => ({
  lines: [{ line, quantity }],
  restock: false,
  reason: "Asked",
});
const LOCKED = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";

test("C1 with deposits: of 60 carts, paid and failed, each event sent ten times, shuffled, 20 at once, each takes its deposits once", async () => {
  const ids = await world().place(60);
  const told: string[] = [];
  for (const [nth, id] of ids.entries()) {
    const [charge] = await world().pay(id);
    const { paid, failed, expired } = await world().eventsOf(id);
    told.push(paid(charge!), nth % 2 === 0 ? failed() : expired());
  }
  const shuffled = told
    .flatMap((event) => Array.from({ length: 10 }, () => ({ event, rank: random() })))
    .toSorted((a, b) => a.rank - b.rank);
  const lanes = Array.from({ length: 20 }, (_, lane) => shuffled.filter((_event, n) => n % 20 === lane));
  const answers = await concurrently(
    random,
    lanes.map((lane) => async () => {
      const statuses: number[] = [];
      for (const { event } of lane) statuses.push(await world().tell(event));
      return statuses;
    }),
  );
  expect(new Set(answers.flat())).toEqual(new Set([200]));
  expect(await world().ends(ids)).toEqual(ids.map(() => sold));
  await expectBooksBalanced(world().server.database);
  noteFigures(random, { events: shuffled.length });
});

/** Returns all permutations. */
const orders = <T>(things: readonly T[]): T[][] =>
  things.length === 0
    ? [[]]
    : things.flatMap((first) =>
        orders(things.filter((thing) => thing !== first)).map((rest) => [first, ...rest]),
      );

test("C2 with deposits: in whatever order created, success, failed and refunded become known, the visits and the money end the same", async () => {
  const line = breakableLine(world().server.deps);
  const ends = [];
  for (const order of orders(["created", "success", "failed", "refunded"] as const)) {
    const shop = await world().salon();
    const key = { "idempotency-key": shop.websiteUrl };
    const create = () => world().buy(shop.cart(hourOf(0)), key);
    // The gateway has opened the session, but we do not know it yet.
    line.fault = "answer lost";
    expect((await create()).body.code).toBe("gateway_unavailable");
    line.mend();
    const [row] = await sql<{ payment_id: string; id: string }>(
      "SELECT id, payment_id FROM orders WHERE store_id = $1",
      [shop.storeId],
    );
    const { payment_id: paymentId, id: orderId } = row!;
    const [charge] = await world().pay(paymentId);
    const { paid, failed } = await world().eventsOf(paymentId);
    const refund = async () => {
      await world().send(`/user/orders/${orderId}/refund`, visitsBack(3, 2), shop.headers);
      const [made] = await sql<{ id: string }>("SELECT id FROM refunds WHERE order_id = $1", [orderId]);
      return made?.id ?? world().server.deps.newId();
    };
    const steps = {
      created: async () => (await create()).status,
      success: () => world().tell(paid(charge!)),
      failed: () => world().tell(failed()),
      refunded: async () => {
        const id = await refund();
        const made = { refund_id: id, id: `re_${id}`, status: "succeeded", reason: "" };
        return world().tell(sandboxBody("refund.updated", made));
      },
    };
    let wasPaid = false;
    for (const step of order) {
      expect([order, await steps[step]()]).toEqual([order, step === "created" ? 201 : 200]);
      const [end] = await world().ends([paymentId]);
      if (wasPaid) expect([order, end?.payment, end?.times]).toEqual([order, "succeeded", ["Confirmed"]]);
      wasPaid = end?.payment === "succeeded";
    }
    const [before] = await refundsOf(paymentId);
    if (!before) await refund();
    await sendRefunds(world().server);
    const [end] = await world().ends([paymentId]);
    const wallet = await sql<{ kind: string; balance: string }>(
      "SELECT kind, balance FROM accounts WHERE user_id = $1 AND balance <> 0 ORDER BY kind",
      [shop.id],
    );
    const refunds = (await refundsOf(paymentId)).map(({ kind, status, amount }) => [kind, status, amount]);
    ends.push({ ...end, wallet, refunds, stock: await stockOf(world().server, shop.productIds) });
  }
  expect(ends).toHaveLength(24);
  const [first] = ends;
  expect(first).toEqual({
    ...sold,
    refunded: 2 * VISIT,
    deposits: sold.deposits.map((one) =>
      one.nth === 1 || one.nth === 2 ? { ...one, outcome: "returned" } : one,
    ),
    // The seller's part of the goods, and what is paid for the time and three visits.
    wallet: [
      { kind: "deposits", balance: "12758" },
      { kind: "pending", balance: "974" },
    ],
    refunds: [["order", "succeeded", String(2 * VISIT)]],
    stock: [999],
  });
  for (const end of ends) expect(end).toEqual(first);
  await expectBooksBalanced(world().server.database);
});

test("C7 with deposits: 40 payments, the browser's question and the webhook at once: one charge and one set of deposits each", async () => {
  const ids = await world().place(40);
  const paid: string[] = [];
  for (const id of ids) {
    const [charge] = await world().pay(id);
    paid.push((await world().eventsOf(id)).paid(charge!));
  }
  const answers = await concurrently(
    random,
    ids.flatMap((id, nth) => [() => world().tell(paid[nth]!), async () => (await world().verify(id)).status]),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await world().ends(ids)).toEqual(ids.map(() => sold));
  expect(await sql("SELECT FROM refunds WHERE payment_id = ANY($1)", [ids])).toEqual([]);
  await expectBooksBalanced(world().server.database);
  noteFigures(random, { payments: ids.length });
});

test("C8 with deposits: who pays twice has the visits once, and gets the other charge back, once", async () => {
  const [id] = await world().place(1);
  const charges = await world().pay(id!, "pay_twice");
  expect(charges).toHaveLength(2);
  const { paid } = await world().eventsOf(id!);
  const told = charges.flatMap((charge) => Array.from({ length: 5 }, () => paid(charge)));
  const works = told.flatMap((event) => [
    () => world().tell(event),
    async () => (await world().verify(id!)).status,
  ]);
  expect(new Set(await concurrently(random, works))).toEqual(new Set([200]));
  expect(await world().ends([id!])).toEqual([sold]);
  await Promise.all([sendRefunds(world().server), sendRefunds(world().server)]);
  const [payment] = await sql<{ charge_id: string }>("SELECT charge_id FROM payments WHERE id = $1", [id]);
  const second = charges.find((charge) => charge !== payment?.charge_id);
  expect(await refundsOf(id!)).toMatchObject([
    { kind: "overpaid", status: "succeeded", amount: String(TOTAL), charge_id: second },
  ]);
  const back = await sql(
    "SELECT charge_id, r.amount::int FROM sandbox_refunds r JOIN sandbox_sessions s ON s.id = session_id WHERE payment_id = $1",
    [id],
  );
  expect(back).toEqual([{ charge_id: second, amount: TOTAL }]);
  expect(await world().ends([id!])).toEqual([sold]);
  await expectBooksBalanced(world().server.database);
});

test("C11 with a pack: 50 refunds of one visit and 10 bookings at once come to five visits, and a dispute takes no more than the rest", async () => {
  const seen = { refunded: 0, booked: 0 };
  // A booking reads more before it waits for the order, so some begin earlier: else the refunds would get all of them.
  for (const ahead of [0, 1, 2, 3, 4]) {
    const shop = await world().salon();
    // Alone in its order, the last visit is all that is left to refund.
    const cart = ahead % 2 === 0 ? shop.cart(hourOf(0)) : [shop.pack];
    const { payment_session_id: paymentId, amount: whole } = (await world().buy(cart)).body;
    const [charge] = await world().pay(paymentId);
    await world().tell((await world().eventsOf(paymentId)).paid(charge!));
    const [order] = await sql<{ id: string }>("SELECT id FROM orders WHERE payment_id = $1", [paymentId]);
    const orderId = order!.id;
    const { deps } = world().server;
    const body = {
      service_id: shop.serviceId,
      customer: { name: "Grace", email: "grace@example.com" },
      pack: orderCode(deps.secrets, orderId),
    };
    const book = (hour: number) =>
      world().send(`/store/${shop.websiteUrl}/appointments`, { ...body, starts_at: hourOf(hour) });
    const refund = () =>
      world().send(`/user/orders/${orderId}/refund`, visitsBack(cart.length, 1), shop.headers);

    const bookings = times(10, (nth) => book(nth + 1));
    const asked = await inTransaction(deps, async (deps) => {
      await lockPack(deps.db, { orderId });
      const early = concurrently(random, bookings.slice(0, ahead));
      await eventually(async () => expect(await sql(LOCKED)).toHaveLength(ahead));
      return [early, concurrently(random, [...bookings.slice(ahead), ...times(50, refund)])];
    });
    const counted = tally((await Promise.all(asked)).flat());
    const { "200": refunded = 0, "201": booked = 0, ...refused } = counted;
    for (const kind of Object.keys(refused))
      expect(kind).toMatch(/^409 (already_refunded|not_refundable|no_visits_left)$/);
    expect(refunded + booked).toBe(5);
    seen.booked += booked;
    seen.refunded += refunded;
    const [end] = await world().ends([paymentId]);
    const visits = end!.deposits.filter(({ nth }) => nth !== null);
    expect(visits.filter((visit) => visit.outcome === "returned" && !visit.booked)).toHaveLength(refunded);
    expect(visits.filter((visit) => visit.outcome === null && visit.booked)).toHaveLength(booked);
    expect(end).toMatchObject({ refunded: refunded * VISIT });

    const dispute = (amount: number) =>
      world().tell(sandboxBody("dispute.opened", { charge_id: charge, amount, currency: "USD" }));
    const left = whole.amount - refunded * VISIT;
    const disputes = await concurrently(
      random,
      times(10, (nth) => dispute(nth % 2 === 0 ? left : left + 1)),
    );
    expect(new Set(disputes)).toEqual(new Set([200]));
    expect([(await refund()).status, (await book(20)).status]).toEqual([409, 409]);
    await sendRefunds(world().server);
    const back = (await refundsOf(paymentId)).reduce((sum, { amount }) => sum + Number(amount), 0);
    expect(await world().ends([paymentId])).toMatchObject([{ refunded: whole.amount }]);
    expect(back).toBe(whole.amount);
    await expectBooksBalanced(world().server.database);
  }
  noteFigures(random, seen);
  expect(Math.min(seen.booked, seen.refunded)).toBeGreaterThan(0);
});

test("a member with credits who pays for 12 times of one store at once never makes the store and the wallet wait for each other", async () => {
  const [shop, member] = [await world().salon(), await testSeller(world().server, "Grace")];
  const { deps } = world().server;
  await adjustWallet(deps, member.id, { amount: 1_000_000, reason: "A present" });
  // Each is paid while others are being placed.
  const bought = await concurrently(
    random,
    times(12, (nth) => {
      const more = { gateway: nth % 3 === 0 ? "sandbox" : "wallet", use_credits: true };
      return world().buy(shop.cart(hourOf(nth)), member.headers, more);
    }),
  );
  expect(tally(bought)).toEqual({ "201": 12 });
  expect(await world().ends(bought.map(({ body }) => body.payment_session_id))).toEqual(
    bought.map(() => sold),
  );
  await expectBooksBalanced(world().server.database);
});

test("payments that fail return goods and credits in the order in which others take them", async () => {
  const [shop, member] = [await world().salon(), await testSeller(world().server, "Ada")];
  const { deps } = world().server;
  const give = (amount: number) => adjustWallet(deps, member.id, { amount, reason: "A present" });
  const buy = (gateway: string) =>
    world().buy([shop.line(0)], member.headers, { gateway, use_credits: true });
  const failed: string[] = [];
  for (let nth = 0; nth < 10; nth += 1) {
    await give(100);
    const { payment_session_id: id } = (await buy("sandbox")).body;
    failed.push((await world().eventsOf(id)).failed());
  }
  await give(1_000_000);
  const works = failed.flatMap((event) => [
    () => world().tell(event),
    async () => (await buy("wallet")).status,
  ]);
  expect(new Set(await concurrently(random, works))).toEqual(new Set([200, 201]));
  expect(await stockOf(world().server, shop.productIds)).toEqual([990]);
});

test("payments that succeed after they failed take stores and goods again in the order in which others take them", async () => {
  const shop = await world().salon();
  const late: string[] = [];
  for (let nth = 0; nth < 15; nth += 1) {
    const { payment_session_id: id } = (await world().buy(shop.cart(hourOf(nth)))).body;
    const events = await world().eventsOf(id);
    await world().tell(events.failed());
    late.push(events.paid(`late-${nth}`));
  }
  const works = late.flatMap((event, nth) => [
    () => world().tell(event),
    async () => (await world().buy(shop.cart(hourOf(20 + nth)))).status,
  ]);
  expect(new Set(await concurrently(random, works))).toEqual(new Set([200, 201]));
  expect(await stockOf(world().server, shop.productIds)).toEqual([970]);
});

test("in all of this nobody waited across anybody else", async () => {
  // PostgreSQL updates this statistic only once in a while.
  await pause(1500);
  const rows = await sql("SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()");
  expect(rows).toEqual([{ deadlocks: 0 }]);
});
