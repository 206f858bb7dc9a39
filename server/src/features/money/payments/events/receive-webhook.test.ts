import type { Id } from "@solodesk/contract/kernel/id.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SIGNATURE, signBody } from "#gateways/payment/sandbox/sandbox-signature.ts";
import { concurrently, noteFigures, seededRandom } from "#test/concurrently.ts";
import { paidEvent, refundEvent, type TestPayments, testPayments } from "#test/test-payments.ts";
import { verifyPayment } from "../verify-payment.ts";
import { receiveWebhook } from "./receive-webhook.ts";

let world: TestPayments;
beforeAll(async () => {
  world = await testPayments();
  await world.deps.jobs.work([]);
});
afterAll(() => world.close());

const timesFulfilled = (id: Id) => world.effects.fulfilled.filter((known) => known === id).length;
const eventsNow = async () => {
  const [row] = await world.server.database.sql<{ n: number }>(
    "SELECT count(*)::int AS n FROM payment_events",
  );
  return row?.n;
};

test("a gateway that is not here is a 404, whoever signed; what is not signed is a 400", async () => {
  const payment = await world.started();
  const before = await eventsNow();
  for (const gateway of ["stripe", "wallet", "nobody", "SANDBOX"]) {
    const answer = await world.tell(paidEvent(payment), gateway);
    expect([answer.statusCode, answer.json().code], gateway).toEqual([404, "not_found"]);
  }
  const bytes = Buffer.from(JSON.stringify(paidEvent(payment)));
  const signature = signBody(world.deps, bytes);
  for (const [headers, payload] of [
    [{}, bytes],
    [{ [SIGNATURE]: signature }, Buffer.concat([bytes, Buffer.from(" ")])],
    [{ [SIGNATURE]: `${signature.slice(0, -1)}${signature.endsWith("0") ? "1" : "0"}` }, bytes],
    [{ [SIGNATURE]: signature }, ""],
  ] as const) {
    const answer = await world.http.inject({ method: "POST", url: "/webhooks/sandbox", headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid_signature"]);
  }
  const large = Buffer.alloc(600 * 1024, " ");
  const answer = await world.http.inject({
    method: "POST",
    url: "/webhooks/sandbox",
    headers: { [SIGNATURE]: signBody(world.deps, large) },
    payload: large,
  });
  expect(answer.statusCode).toBe(413);
  expect(await world.payment(payment.id)).toMatchObject({ status: "pending" });
  expect(await eventsNow()).toBe(before);
});

test("the same event again answers alike and does nothing, also under another time", async () => {
  const payment = await world.started();
  const event = paidEvent(payment);
  const first = await world.tell(event);
  world.clock.advance(60_000);
  const again = await world.tell({ ...event, created: event.created + 1 });
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect([first.json(), again.json()]).toEqual([{ received: true }, { received: true }]);
  expect(timesFulfilled(payment.id)).toBe(1);
});

test("C6: another amount, currency, order, project or session pays nothing and raises one alert each", async () => {
  const [payment, other, unsaved] = [await world.started(), await world.started(), await world.open()];
  const before = await world.alerts();
  const said = world.server.logged().split("needs to be looked at").length;
  const forged = [
    { amount: payment.amount - 1 },
    { amount: payment.amount + 1 },
    { currency: "EUR" },
    { payment_id: other.id },
    // A payment whose session is not saved yet.
    { payment_id: unsaved.id },
    { project_id: "another" },
    { session_id: "sbx_another" },
    { payment_id: world.deps.newId() },
  ];
  for (const more of forged) {
    for (const event of [paidEvent(payment, more)]) {
      expect((await world.tell(event)).statusCode, JSON.stringify(more)).toBe(200);
      expect((await world.tell(event)).statusCode).toBe(200);
    }
  }
  for (const { id } of [payment, other, unsaved]) {
    expect((await world.payment(id))?.["status"]).not.toBe("succeeded");
    expect([await world.ledger(id), timesFulfilled(id), await world.refunds(id)]).toEqual([[], 0, []]);
  }
  expect((await world.alerts()).length - before.length).toBe(forged.length);
  expect(world.server.logged().split("needs to be looked at").length - said).toBe(forged.length);
  // The forged events do not block the genuine one.
  await world.tell(paidEvent(payment));
  expect(await world.payment(payment.id)).toMatchObject({ status: "succeeded" });
  await world.tell(paidEvent(payment, { charge_id: "ch_more", amount: 1 }));
  expect(await world.refunds(payment.id)).toEqual([]);
  await world.tell(refundEvent(world.deps.newId()));
  expect((await world.alerts()).length - before.length).toBe(forged.length + 2);
});

test("an event of another gateway than the payment's own changes nothing", async () => {
  const payment = await world.open({ gateway: "stripe" });
  const event = paidEvent({ ...payment, sessionId: "sbx_1" });
  await world.tell(event);
  expect(await world.payment(payment.id)).toMatchObject({ status: "created" });
  const alert = (await world.alerts()).find(({ event_id }) => event_id === event.id);
  expect(alert).toMatchObject({ payment_id: payment.id, alert: "the gateway is sandbox instead of stripe" });
});

test("what breaks in between leaves nothing half, and the next delivery does all of it", async () => {
  const payment = await world.started();
  const event = paidEvent(payment);
  const before = await eventsNow();
  const broken = {
    plan: {
      ...world.purposes.plan!,
      fulfil: async () => {
        throw new Error("the power went out");
      },
    },
  };
  const bytes = Buffer.from(JSON.stringify(event));
  const signed = { bytes, headers: { [SIGNATURE]: signBody(world.deps, bytes) } };
  await expect(receiveWebhook(world.deps, broken, "sandbox", signed)).rejects.toThrow("power");
  expect(await world.payment(payment.id)).toMatchObject({ status: "pending", charge_id: null });
  expect([await world.ledger(payment.id), await eventsNow()]).toEqual([[], before]);
  expect((await world.tell(event)).statusCode).toBe(200);
  expect([timesFulfilled(payment.id), await eventsNow()]).toEqual([1, (before ?? 0) + 1]);
});

test("C7: 100 payments, the browser's question and the webhook at once: one capture each", async () => {
  const random = seededRandom();
  const payments = await Promise.all(Array.from({ length: 100 }, () => world.started()));
  for (const payment of payments) await world.pay(payment);
  const answers = await concurrently(
    random,
    payments.flatMap((payment) => [
      async () => (await world.tell(paidEvent(payment))).statusCode,
      async () =>
        (await verifyPayment(world.deps, world.purposes, payment.id)).id === payment.id ? 200 : 500,
    ]),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  for (const { id } of payments) {
    expect(await world.payment(id)).toMatchObject({ status: "succeeded", charge_id: `ch_${id}` });
    const books = (await world.ledger(id)).map(({ source_type }) => source_type);
    expect([timesFulfilled(id), books.toSorted(), await world.refunds(id)]).toEqual([
      1,
      ["payment", "plan"],
      [],
    ]);
  }
  noteFigures(random, { payments: payments.length });
});
