import { operatorMoney } from "@solodesk/contract/operator/operator-money.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportBatch } from "#features/selling/payouts/settle/export-batch.ts";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testMoney } from "#test/test-money.ts";
import { OPERATOR, testOperator } from "#test/test-operator.ts";
import { testEarner } from "#test/test-payouts.ts";

let server: TestApp;
let operator: Awaited<ReturnType<typeof testOperator>>;
beforeAll(async () => {
  server = await testApp({ OPERATOR_EMAILS: OPERATOR, PAYOUT_APPROVAL: true });
  operator = await testOperator(server);
});
afterAll(() => server.close());

async function requested(amount = 5000) {
  const earner = await testEarner(server, amount);
  server.clock.advance(1);
  const { data } = (await earner.request(amount)).body;
  return { ...earner, payoutId: data.id };
}
const list = async (query: { page?: number; page_size?: number; status?: "paid" | "failed" } = {}) =>
  (await call(server, operatorMoney.listPayouts, { query }, operator)).body;
const approve = (id: string) => call(server, operatorMoney.approvePayout, { params: { id } }, operator);
const settle = (id: string, body: Parameters<typeof outcome>[0]) => outcome(body, id);
const outcome = (
  body: { status: "paid"; reference: string } | { status: "failed"; reason: string },
  id = "",
) => call(server, operatorMoney.settlePayout, { params: { id }, body }, operator);
const handOver = () => exportBatch(server.deps, async () => undefined, { again: false });

test("withdrawals of all sellers are listed with their owners, newest first, by status and by page", async () => {
  const [first, second] = [await requested(2000), await requested(3000)];
  const { data, pagination } = await list();
  expect(data.slice(0, 2)).toMatchObject([
    { id: second.payoutId, amount: { amount: 3000, currency: "USD" }, owner: { id: second.id } },
    { id: first.payoutId, status: "requested", awaits_approval: true, owner: { id: first.id } },
  ]);
  expect(data[0]?.owner.email).toContain("@example.com");
  expect(data[0]?.destination.masked).toBe("a•••@example.com");
  expect((await list({ page: 2, page_size: 1 })).data.map(({ id }) => id)).toEqual([first.payoutId]);
  expect(pagination.total).toBeGreaterThanOrEqual(2);
  expect((await list({ status: "paid" })).data).toEqual([]);
});

test("an approved withdrawal is paid by hand with the bank's reference, once", async () => {
  const { payoutId } = await requested();
  expect((await approve(payoutId)).body.data).toMatchObject({ id: payoutId, awaits_approval: false });
  expect((await approve(payoutId)).code).toBe("invalid_transition");
  expect((await settle(payoutId, { status: "paid", reference: "AB12" })).refusal.error).toContain(
    "has not been exported yet",
  );
  await handOver();
  const paid = (await settle(payoutId, { status: "paid", reference: "AB12" })).body.data;
  expect(paid).toMatchObject({ status: "paid", reference: "AB12", provider: "manual" });
  expect((await settle(payoutId, { status: "failed", reason: "No" })).code).toBe("invalid_transition");
  expect(server.logged()).toContain("an operator settled a payout");
});

test("a withdrawal that fails goes back to its owner, who reads why", async () => {
  const earner = await requested();
  const { data } = (await settle(earner.payoutId, { status: "failed", reason: "The account is closed." }))
    .body;
  expect(data).toMatchObject({ status: "failed", reason: "The account is closed." });
  expect(await earner.status(earner.payoutId)).toMatchObject({ reason: "The account is closed." });
  const [email] = await server.database.sql<{ text: string }>(
    "SELECT text FROM mails WHERE user_id = $1 AND kind = 'payout_failed'",
    [earner.id],
  );
  expect(email?.text).toContain("The account is closed.");
});

test("what does not exist is not found, and nothing is recorded without a reference or a reason", async () => {
  const unknown = server.deps.newId();
  expect((await settle(unknown, { status: "paid", reference: "AB12" })).status).toBe(404);
  expect((await approve(unknown)).status).toBe(404);
  const { payoutId } = await requested();
  const refused = await settle(payoutId, { status: "failed", reason: "  " });
  expect([refused.status, refused.refusal.fields]).toEqual([422, { reason: "Enter why it failed." }]);
});

test("payments that need the operator are listed with what to do, newest first", async () => {
  const money = testMoney(server);
  const payment = await money.payment({ amount: 1000, charge_id: "ch_1" });
  const failed = await money.refund({
    amount: 100,
    payment_id: payment,
    charge_id: "ch_1",
    status: "failed",
    kind: "late",
    settled_at: new Date(Date.UTC(2026, 5, 1, 12)),
  });
  await server.database.sql(
    `INSERT INTO payment_events (gateway, event_id, type, payment_id, alert, received_at)
     VALUES ('sandbox', 'evt_1', 'payment.refunded', $1, 'A refund that is not known here.', $2)`,
    [payment, new Date(Date.UTC(2026, 5, 1, 13))],
  );
  const { data } = (await call(server, operatorMoney.listAlerts, {}, operator)).body;
  expect(data).toMatchObject([
    { id: "sandbox:evt_1", kind: "event", payment_id: payment, advice: expect.stringContaining("gateway") },
    { id: failed, kind: "refund", what: expect.stringContaining("$1.00") },
  ]);
  // Inserted without the orders and postings behind it.
  await server.database.sql("DELETE FROM refunds WHERE payment_id = $1", [payment]);
  await server.database.sql("DELETE FROM payment_events");
  await server.database.sql("DELETE FROM payments WHERE id = $1", [payment]);
});
