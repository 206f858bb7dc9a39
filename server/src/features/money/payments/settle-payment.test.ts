import type { Id } from "@solodesk/contract/kernel/id.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import type { AppError } from "#kernel/app-error.ts";
import { minutes } from "#kernel/time/clock.ts";
import { concurrently, noteFigures, seededRandom, times } from "#test/concurrently.ts";
import {
  expiredEvent,
  failedEvent,
  paidEvent,
  refundEvent,
  type TestPayments,
  testPayments,
} from "#test/test-payments.ts";
import { countOf } from "../../../../../scripts/soak-list.mjs";
import { paidWithoutGateway } from "./outcome.ts";
import type { Payment } from "./purposes.ts";
import { reconcilePayments } from "./reconcile/reconcile-payments.ts";
import { settlePayment } from "./settle-payment.ts";
import { startPayment } from "./start-payment.ts";
import { verifyPayment } from "./verify-payment.ts";

let world: TestPayments;
beforeAll(async () => {
  world = await testPayments();
  await world.deps.jobs.work([]);
});
beforeEach(() => {
  world.effects.isThere = true;
});
afterAll(() => world.close());

const statusOf = async (id: Id) => (await world.payment(id))?.["status"];
const timesFulfilled = (id: Id) => world.effects.fulfilled.filter((known) => known === id).length;
const timesReleased = (id: Id) => world.effects.released.filter(([known]) => known === id).length;

const shuffles = Array.from({ length: countOf("events") }, (_, nth) => nth + 1);
const countEvents = async () => {
  const [row] = await world.server.database.sql<{ n: number }>(
    "SELECT count(*)::int AS n FROM payment_events",
  );
  return row?.n ?? 0;
};

test.each(shuffles)(
  "C1: 500 events, each ten times, shuffled, 20 at once: one effect each, and the same end as in order (%i)",
  async () => {
    const random = seededRandom();
    const before = await countEvents();
    const payments = await Promise.all(Array.from({ length: 250 }, () => world.started()));
    const events = payments.flatMap((payment, n) => [
      paidEvent(payment),
      n % 2 === 0 ? failedEvent(payment) : expiredEvent(payment),
    ]);
    const sent = events.flatMap((event) => Array.from({ length: 10 }, () => event));
    const shuffled = sent.map((event) => ({ event, rank: random() })).toSorted((a, b) => a.rank - b.rank);
    const lanes = Array.from({ length: 20 }, (_, lane) => shuffled.filter((_event, n) => n % 20 === lane));
    const codes = await concurrently(
      random,
      lanes.map((lane) => async () => {
        const answers: number[] = [];
        for (const { event } of lane) answers.push((await world.tell(event)).statusCode);
        return answers;
      }),
    );
    expect(new Set(codes.flat())).toEqual(new Set([200]));
    const ends = await world.server.database.sql<{ id: Id; status: string; booked: number; refunds: number }>(
      `SELECT id, status, (SELECT count(*)::int FROM refunds WHERE payment_id = p.id) AS refunds,
       (SELECT count(*)::int FROM ledger_transactions WHERE source_id = p.id AND source_type = 'payment') AS booked
     FROM payments p WHERE id = ANY($1)`,
      [payments.map(({ id }) => id)],
    );
    expect(ends).toHaveLength(payments.length);
    for (const { id, ...end } of ends)
      expect([end, timesFulfilled(id)]).toEqual([{ status: "succeeded", booked: 1, refunds: 0 }, 1]);
    expect(await countEvents()).toBe(before + 500);
    noteFigures(random, { events: sent.length });
  },
);

/** Returns all permutations. */
const orders = <T>(things: readonly T[]): T[][] =>
  things.length === 0
    ? [[]]
    : things.flatMap((first) =>
        orders(things.filter((thing) => thing !== first)).map((rest) => [first, ...rest]),
      );

test("C2: in whatever order created, success, failed and refunded become known, they end the same", async () => {
  const ends = [];
  for (const order of orders(["created", "success", "failed", "refunded"] as const)) {
    const payment = await world.open();
    // The gateway has opened the session, but we do not know it yet.
    const session = await world.deps.gateways.get("sandbox")!.openSession({
      ...payment,
      paymentId: payment.id,
      successUrl: "http://localhost/",
      cancelUrl: "http://localhost/",
    });
    const known: Payment = { ...payment, ...session };
    await world.pay(known);
    const refundId = world.deps.newId();
    const ask = () => world.refund(payment, 4_000, refundId).catch(() => undefined);
    const steps = {
      created: () => startPayment(world.deps, world.purposes, payment.id, "http://localhost"),
      success: () => world.tell(paidEvent(known)),
      failed: () => world.tell(failedEvent(known)),
      refunded: async () => {
        await ask();
        return world.tell(refundEvent(refundId));
      },
    };
    let wasPaid = false;
    for (const step of order) {
      await steps[step]();
      const status = await statusOf(payment.id);
      if (wasPaid) expect(status, order.join(" ")).toBe("succeeded");
      wasPaid = status === "succeeded";
    }
    await ask();
    await world.sendRefunds();
    const row = await world.payment(payment.id);
    const [refund] = await world.refunds(payment.id);
    ends.push({
      status: row?.["status"],
      session: row?.["session_id"] === session.sessionId,
      refunded: row?.["refunded"],
      refund: refund?.status,
      told: world.effects.refunded.filter(({ id }) => id === refundId).length,
      books: (await world.ledger(refundId)).length,
    });
  }
  expect(ends).toHaveLength(24);
  const [first] = ends;
  expect(first).toEqual({
    status: "succeeded",
    session: true,
    refunded: "4000",
    refund: "succeeded",
    told: 1,
    books: 2,
  });
  for (const end of ends) expect(end).toEqual(first);
});

test("C8: who pays twice has it once, and gets the other charge back, once", async () => {
  const [payment, other] = [await world.started(), await world.started()];
  const empty = await world.sum("escrow");
  const twice = ["ch_a", "ch_b"].flatMap((charge) =>
    Array.from({ length: 5 }, () => paidEvent(payment, { charge_id: `${charge}_${payment.id}` })),
  );
  const random = seededRandom();
  await concurrently(
    random,
    twice.map((event) => () => world.tell(event)),
  );
  const [refund, ...more] = await world.refunds(payment.id);
  expect([refund, more]).toMatchObject([{ kind: "overpaid", status: "requested", to_gateway: "10000" }, []]);
  expect(await world.payment(payment.id)).toMatchObject({ status: "succeeded", refunded: "0" });
  expect(timesFulfilled(payment.id)).toBe(1);
  const before = { escrow: await world.sum("escrow"), gateway: await world.sum("gateway") };
  // Only the second charge is in escrow: the first was passed on to the seller.
  expect(before.escrow).toBe(empty + 10_000);
  await world.pay(payment, [`ch_a_${payment.id}`, `ch_b_${payment.id}`]);
  await world.sendRefunds();
  expect(await world.refunds(payment.id)).toMatchObject([{ status: "succeeded" }]);
  expect(await world.sum("escrow")).toBe(before.escrow - 10_000);
  expect(await world.sum("gateway")).toBe(before.gateway + 10_000);
  // A status request leads to the same result as an event.
  await world.pay(other, ["ch_c", "ch_d"]);
  await verifyPayment(world.deps, world.purposes, other.id);
  expect(await world.refunds(other.id)).toMatchObject([{ kind: "overpaid", charge_id: "ch_d" }]);
});

test("what comes after it failed or expired is had all the same, or given back whole", async () => {
  for (const end of [failedEvent, expiredEvent]) {
    const payment = await world.started();
    await world.tell(end(payment));
    await world.tell(end(payment));
    expect(timesReleased(payment.id)).toBe(1);
    await world.tell(paidEvent(payment));
    expect([await statusOf(payment.id), timesFulfilled(payment.id)]).toEqual(["succeeded", 1]);
    expect(await world.refunds(payment.id)).toEqual([]);

    const gone = await world.started();
    await world.tell(end(gone));
    world.effects.isThere = false;
    await world.tell(paidEvent(gone));
    await world.tell(paidEvent(gone));
    world.effects.isThere = true;
    expect(await world.refunds(gone.id)).toMatchObject([
      { kind: "late", amount: "10000", status: "requested" },
    ]);
    expect(await world.payment(gone.id)).toMatchObject({ status: "succeeded", refunded: "10000" });
  }
  const payment = await world.started();
  await world.tell(failedEvent(payment));
  await world.tell(expiredEvent(payment));
  await world.tell(failedEvent(payment));
  expect([await statusOf(payment.id), timesReleased(payment.id)]).toEqual(["expired", 1]);
});

describe("with credits", () => {
  const wallet = async (userId: Id) => {
    const { recharged, held } = await getWallet(world.deps.db, userId);
    return { recharged, held };
  };

  test("they are kept while it is open, and spent once it is paid", async () => {
    const userId = await world.member(5_000);
    const payment = await world.started({ userId, credits: 3_000 });
    expect(await wallet(userId)).toEqual({ recharged: 2_000, held: 3_000 });
    await world.tell(paidEvent(payment));
    expect(await wallet(userId)).toEqual({ recharged: 2_000, held: 0 });
  });

  test("they come back once when it fails, and pay when it succeeds after all", async () => {
    const userId = await world.member(3_000);
    const payment = await world.started({ userId, credits: 3_000 });
    await world.tell(failedEvent(payment));
    await world.tell(expiredEvent(payment));
    expect(await wallet(userId)).toEqual({ recharged: 3_000, held: 0 });
    await world.tell(paidEvent(payment));
    expect([await wallet(userId), timesFulfilled(payment.id)]).toEqual([{ recharged: 0, held: 0 }, 1]);
  });

  test("those that are spent meanwhile are not paid with: the rest goes back", async () => {
    const userId = await world.member(3_000);
    const payment = await world.started({ userId, credits: 3_000 });
    await world.tell(failedEvent(payment));
    await world.open({ userId, credits: 2_000 });
    await world.tell(paidEvent(payment));
    expect(await wallet(userId)).toEqual({ recharged: 1_000, held: 2_000 });
    expect(timesFulfilled(payment.id)).toBe(0);
    expect(await world.payment(payment.id)).toMatchObject({
      status: "succeeded",
      credits: "0",
      refunded: "10000",
    });
    expect(await world.refunds(payment.id)).toMatchObject([
      { kind: "late", to_gateway: "10000", to_credits: "0" },
    ]);
  });

  test("no more than there are can be kept, however many try at once", async () => {
    const userId = await world.member(10_000);
    const random = seededRandom();
    const opened = await concurrently(
      random,
      times(20, () =>
        world
          .open({ userId, gateway: "wallet", amount: 0, credits: 6_000 })
          .catch((error: AppError) => error.code),
      ),
    );
    expect(opened.filter((answer) => answer === "insufficient_funds")).toHaveLength(19);
    expect(await wallet(userId)).toEqual({ recharged: 4_000, held: 6_000 });
  });

  test("they pay nothing for which a gateway was to be asked", async () => {
    const payment = await world.started();
    await settlePayment(world.deps, world.purposes, payment.id, paidWithoutGateway);
    expect([await statusOf(payment.id), timesFulfilled(payment.id)]).toEqual(["pending", 0]);
    expect(world.server.logged()).toContain("no gateway says that it was paid");
  });

  test("what they pay all of is settled at once, by whoever goes on with it", async () => {
    const userId = await world.member(10_000);
    const gateway = await world.sum("gateway");
    const payment = await world.started({ userId, gateway: "wallet", amount: 0, credits: 6_000 });
    expect(payment).toMatchObject({ status: "succeeded", chargeId: null, checkoutUrl: null });
    expect(timesFulfilled(payment.id)).toBe(1);
    const left = await world.open({ userId, gateway: "stripe", amount: 0, credits: 4_000 });
    world.clock.advance(minutes(1));
    await reconcilePayments(world.deps, world.purposes);
    expect([await statusOf(left.id), timesFulfilled(left.id)]).toEqual(["succeeded", 1]);
    expect([await wallet(userId), await world.sum("gateway")]).toEqual([{ recharged: 0, held: 0 }, gateway]);
  });
});
