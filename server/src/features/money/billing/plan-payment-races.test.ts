// Over HTTP on a real database with the server's own pool: only the database decides which request is first.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { concurrently, noteFigures, seededRandom, times } from "#test/concurrently.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import type { TestSeller } from "#test/test-seller.ts";

let billing: TestBilling;
let origin: string;
const random = seededRandom();
beforeAll(async () => {
  billing = await testBilling();
  origin = await billing.server.listen();
});
beforeEach(() => billing.clock.set("2026-06-01T12:00:00Z"));
afterAll(() => billing.server.close());

async function send(seller: TestSeller, path: string, body: object, more: Record<string, string> = {}) {
  const answer = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "x-project-id": "solodesk", "content-type": "application/json", ...seller.headers, ...more },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { code?: string; data?: { paymentId: Id } },
  };
}
type Sent = Awaited<ReturnType<typeof send>>;

const tally = (answers: Sent[]): Record<string, number> => {
  const kinds = answers.map(({ status, body }) => `${status} ${body.code ?? ""}`.trim());
  return Object.fromEntries(kinds.map((kind) => [kind, kinds.filter((other) => other === kind).length]));
};

test("C7: of 100 payments each is granted once, however its verification and its webhook meet", async () => {
  const sellers = await Promise.all(Array.from({ length: 10 }, () => billing.seller()));
  const bought: { seller: TestSeller; id: Id }[] = [];
  for (let n = 0; n < 100; n += 1) {
    const seller = sellers[n % 10]!;
    const { paymentId } = await billing.buy(seller, "credits-10");
    await billing.choose(paymentId);
    bought.push({ seller, id: paymentId });
  }
  const sessions = await billing.server.database.sql<{ payment_id: Id; charge_ids: string[] }>(
    "SELECT payment_id, charge_ids FROM sandbox_sessions",
  );
  const charges = new Map(sessions.map(({ payment_id, charge_ids }) => [payment_id, charge_ids[0]]));
  const works = await Promise.all(
    bought.map(async ({ seller, id }) => {
      const payment = await billing.payment(id);
      const event = billing.paidEvent(payment, { charge_id: charges.get(id) });
      return [
        async () => (await send(seller, "/payments/verify", { paymentId: id })).status,
        async () => (await billing.tell("payment.succeeded", event)).statusCode,
        async () => (await billing.tell("payment.succeeded", event)).statusCode,
      ];
    }),
  );
  const statuses = await concurrently(random, works.flat());
  noteFigures(random, { answers: statuses.length });
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const { id } of bought)
    expect((await billing.ledger(id)).map(({ source_type }) => source_type)).toEqual(["payment", "plan"]);
  for (const seller of sellers) expect((await billing.wallet(seller)).recharged).toBe(10_000);
  expect(await billing.alerts()).toEqual([]);
});

test("C6: an event about another amount, currency, payment or project grants nothing, and each raises one alert", async () => {
  const ada = await billing.seller();
  const { paymentId } = await billing.buy(ada, "credits-10");
  const payment = await billing.payment(paymentId);
  const changes = [
    { amount: -1 },
    { amount: 10 },
    { currency: "EUR" },
    { payment_id: billing.deps.newId() },
    { project_id: "another" },
    { session_id: "another" },
  ];
  for (const [n, change] of changes.entries()) {
    const event = billing.paidEvent(payment, change);
    // Repeated deliveries are the same event.
    for (let again = 0; again < 3; again += 1)
      expect((await billing.tell("payment.succeeded", event, `evt_wrong_${n}`)).statusCode).toBeLessThan(500);
  }
  expect(await billing.alerts()).toHaveLength(changes.length);
  expect((await billing.payment(paymentId)).status).toBe("pending");
  expect((await billing.wallet(ada)).recharged).toBe(0);
  expect(await billing.ledger(paymentId)).toEqual([]);
});

test("C11: fifty who ask one payment back beside its bank get it back once", async () => {
  const ada = await billing.seller();
  const paid = await billing.paid(ada, "credits-100");
  const { chargeId } = await billing.payment(paid);
  const ask = () => send(ada, "/payments/refund", { paymentId: paid, reason: "Back" });
  const bank = async (): Promise<Sent> => {
    const told = { charge_id: chargeId, amount: 10_000, currency: "USD" };
    const { statusCode } = await billing.tell("dispute.opened", told);
    expect(statusCode).toBe(200);
    return { status: 0, body: {} };
  };
  const answers = await concurrently(random, [bank, ...times(50, ask)]);
  const granted = answers.filter(({ status }) => status === 200).length;
  noteFigures(random, tally(answers));
  const refunds = await billing.refundsOf(paid);
  expect(refunds).toHaveLength(1);
  expect(granted).toBe(refunds[0]?.kind === "plan" ? 1 : 0);
  expect(answers.every(({ status }) => [0, 200, 409].includes(status))).toBe(true);
  expect((await billing.payment(paid)).refunded).toBe(10_000);
  expect((await billing.wallet(ada)).recharged).toBe(0);
});

test("of fifty who ask one payment back one gets it; the others read that it went back", async () => {
  const ada = await billing.seller();
  for (const key of ["credits-10", "starter-month"]) {
    const paid = await billing.paid(ada, key);
    const works = times(50, () => send(ada, "/payments/refund", { paymentId: paid, reason: "Back" }));
    expect(tally(await concurrently(random, works))).toEqual({ "200": 1, "409 already_refunded": 49 });
    expect(await billing.refundsOf(paid)).toHaveLength(1);
  }
});

test("credits are given back or spent, never both", async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 10; round += 1) {
    const ada = await billing.seller();
    const paid = await billing.paid(ada, "credits-10");
    const { id: planId } = await billing.plan("starter-month");
    const works = [
      () => send(ada, "/payments/refund", { paymentId: paid, reason: "Back" }),
      () => send(ada, "/payments/create", { planId, gateway: "wallet" }),
    ];
    const [back, spent] = await concurrently(random, works);
    const told = `${back?.status} ${back?.body.code ?? ""} ${spent?.status} ${spent?.body.code ?? ""}`;
    expect(["200  409 insufficient_funds", "409 not_refundable 201 "]).toContain(told);
    outcomes.add(told);
  }
  noteFigures(random, { outcomes: outcomes.size });
});

test("a payment goes back with its subscription, or a larger plan follows it: never both", async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const ada = await billing.seller();
    const first = await billing.paid(ada, "starter-month");
    billing.clock.advance(1000);
    const { paymentId: second } = await billing.buy(ada, "pro-month");
    await billing.choose(second);
    const [back] = await concurrently(random, [
      () => send(ada, "/payments/refund", { paymentId: first, reason: "Back" }),
      () => send(ada, "/payments/verify", { paymentId: second }),
    ]);
    const kinds = (await billing.refundsOf(second)).map(({ kind }) => kind);
    const told = `${back?.status} ${back?.body.code ?? ""} ${kinds.join()}`;
    expect(["200  late", "409 not_refundable "]).toContain(told);
    outcomes.add(told);
  }
  noteFigures(random, { outcomes: outcomes.size });
});

test("C9: one key is one payment and one refund, whoever asks how often; another body is another matter", async () => {
  const [ada, eve] = [await billing.seller(), await billing.seller()];
  const key = { "idempotency-key": "one" };
  const [pack, other] = [await billing.plan("credits-10"), await billing.plan("credits-25")];
  const create = (seller: TestSeller, planId: Id) =>
    send(seller, "/payments/create", { planId, gateway: "sandbox" }, key);
  const answers = await concurrently(
    random,
    times(50, () => create(ada, pack.id)),
  );
  const ids = answers.flatMap(({ status, body }) => (status === 201 ? [body.data?.paymentId] : []));
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(1);
  expect(answers.every(({ status, body }) => status === 201 || body.code === "request_in_progress")).toBe(
    true,
  );
  expect((await create(ada, other.id)).body.code).toBe("idempotency_key_reused");
  expect((await create(eve, pack.id)).body.data?.paymentId).not.toBe(ids[0]);
  expect(await billing.history(ada)).toHaveLength(1);

  const paid = await billing.paid(ada, "credits-10");
  const back = await concurrently(
    random,
    times(50, () => send(ada, "/payments/refund", { paymentId: paid, reason: "Back" }, key)),
  );
  expect(back.some(({ status }) => status === 200)).toBe(true);
  expect(back.every(({ status, body }) => status === 200 || body.code === "request_in_progress")).toBe(true);
  expect(await billing.refundsOf(paid)).toHaveLength(1);
});

test("packs that are paid at once pay what is owed first, and no more than that", async () => {
  const ada = await billing.seller();
  const owed = await billing.paid(ada, "credits-25");
  await billing.adjust(ada, -2500);
  const { chargeId } = await billing.payment(owed);
  await billing.tell("dispute.opened", { charge_id: chargeId, amount: 2500, currency: "USD" });
  expect(await billing.wallet(ada)).toMatchObject({ recharged: 0, receivable: -2500 });
  const ids = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { paymentId } = await billing.buy(ada, "credits-10");
      await billing.choose(paymentId);
      return paymentId;
    }),
  );
  billing.clock.advance(1000);
  await concurrently(
    random,
    ids.map((id) => () => send(ada, "/payments/verify", { paymentId: id })),
  );
  for (const id of ids) expect(await billing.verify(ada, id)).toBe("success");
  expect(await billing.wallet(ada)).toMatchObject({ recharged: 5500, receivable: 0 });
});
