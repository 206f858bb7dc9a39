import { billing as billingCalls } from "@solodesk/contract/money/billing.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { days, minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import type { TestSeller } from "#test/test-seller.ts";

let billing: TestBilling;
let ada: TestSeller;
beforeAll(async () => {
  billing = await testBilling();
});
beforeEach(async () => {
  billing.clock.set("2026-06-01T12:00:00Z");
  ada = await billing.seller();
});
afterAll(() => billing.server.close());

const usd = (amount: number) => ({ amount, currency: "USD" });
const unknown = "01900000-0000-7000-8000-000000000000";

test("a pack of credits is shown, bought, paid and verified; repeated, nothing is granted twice", async () => {
  expect(await billing.preview(ada, "credits-25")).toEqual({
    action: "credits",
    lines: [{ description: "Credits 25", amount: usd(2500) }],
    due: usd(2500),
    startsAt: null,
    renewsAt: null,
    credits: usd(2500),
  });
  const { id: planId } = await billing.plan("credits-25");
  const body = { planId, gateway: "sandbox", amount: 2500 } as const;
  const created = await call(billing.server, billingCalls.create, { body }, await billing.callerOf(ada));
  expect(created.status).toBe(201);
  const { paymentId, orderId, gateway, sessionId, checkoutUrl, amount } = created.body.data;
  expect([orderId, gateway, amount]).toEqual([paymentId, "sandbox", usd(2500)]);
  expect(checkoutUrl).toContain(sessionId);

  expect(await billing.verify(ada, paymentId)).toBe("pending");
  const payload = { paymentId, gatewayPayload: { status: "paid", amount: 1 } };
  const unpaid = await call(
    billing.server,
    billingCalls.verify,
    { body: payload },
    await billing.callerOf(ada),
  );
  expect(unpaid.body.data).toEqual({ paymentId, orderStatus: "pending", checkoutUrl });
  expect((await billing.wallet(ada)).recharged).toBe(0);

  await billing.choose(paymentId);
  billing.clock.advance(minutes(1));
  for (let n = 0; n < 3; n += 1) expect(await billing.verify(ada, paymentId)).toBe("success");
  expect((await billing.wallet(ada)).recharged).toBe(2500);
  const lines = await call(billing.server, wallet.listTransactions, {}, await billing.callerOf(ada));
  expect(lines.body.data).toMatchObject([
    { type: "credit", description: "Credits 25", amount: usd(2500), reference: paymentId },
  ]);
});

test("the history says how each payment stands, newest first, and narrows by status, kind and day", async () => {
  const declined = await billing.buy(ada, "credits-10");
  await billing.choose(declined.paymentId, "decline");
  expect(await billing.verify(ada, declined.paymentId)).toBe("failed");
  billing.clock.advance(days(1));
  const paid = await billing.paid(ada, "starter-month");
  billing.clock.advance(1000);
  const open = await billing.buy(ada, "credits-50");

  const rows = await billing.history(ada);
  expect(rows.map(({ paymentId, status }) => [paymentId, status])).toEqual([
    [open.paymentId, "pending"],
    [paid, "success"],
    [declined.paymentId, "failed"],
  ]);
  expect(rows[1]).toEqual({
    paymentId: paid,
    planName: "Starter",
    kind: "subscription",
    amount: usd(900),
    credits: null,
    status: "success",
    gateway: "sandbox",
    createdAt: "2026-06-02T12:00:00.000Z",
    refundedAmount: usd(0),
    refundable: true,
    notRefundable: null,
    refundableUntil: "2026-06-16T12:00:00.000Z",
    period: { startsAt: "2026-06-02T12:00:00.000Z", endsAt: "2026-07-02T12:00:00.000Z" },
    putsBack: null,
    receiptNumber: expect.stringMatching(/^R-\d{4,}$/),
  });
  expect(rows[0]).toMatchObject({
    refundable: false,
    notRefundable: "This payment was not paid.",
    refundableUntil: null,
    receiptNumber: null,
  });
  const ids = async (query: string) => (await billing.history(ada, query)).map(({ paymentId }) => paymentId);
  expect(await ids("status=failed")).toEqual([declined.paymentId]);
  expect(await ids("kind=credits")).toEqual([open.paymentId, declined.paymentId]);
  expect(await ids("from=2026-06-02&to=2026-06-02&status=success")).toEqual([paid]);
  expect(await ids("to=2026-06-01")).toEqual([declined.paymentId]);
  expect(await ids("page=2&page_size=2")).toEqual([declined.paymentId]);
  expect(await billing.history(await billing.seller())).toEqual([]);
});

test("a receipt says who sold what to whom; there is none of what was not paid", async () => {
  const paid = await billing.paid(ada, "credits-10");
  const [number] = (await billing.history(ada)).map(({ receiptNumber }) => receiptNumber);
  const answer = await call(
    billing.server,
    billingCalls.getReceipt,
    { params: { paymentId: paid } },
    await billing.callerOf(ada),
  );
  expect(answer.body.data).toEqual({
    number,
    paidAt: "2026-06-01T12:00:00.000Z",
    seller: { name: "Solodesk", address: "", email: "" },
    buyer: { name: "Ada Byron", email: `${ada.id}@example.com` },
    lines: [{ description: "Credits 10", amount: usd(1000) }],
    total: usd(1000),
    refunded: usd(0),
    gateway: "sandbox",
  });
  const { paymentId } = await billing.buy(ada, "credits-10");
  expect(
    (
      await call(
        billing.server,
        billingCalls.getReceipt,
        { params: { paymentId } },
        await billing.callerOf(ada),
      )
    ).status,
  ).toBe(404);
});

test("credits pay a subscription at once; too few, and nothing of it is kept", async () => {
  expect(await billing.buy(ada, "starter-month", { gateway: "wallet" })).toMatchObject({
    status: 409,
    code: "insufficient_funds",
  });
  expect(await billing.history(ada)).toEqual([]);
  await billing.adjust(ada, 1000);
  const bought = await billing.buy(ada, "starter-month", { gateway: "wallet" });
  expect(bought).toMatchObject({ status: 201, checkoutUrl: null });
  expect(await billing.verify(ada, bought.paymentId)).toBe("success");
  expect(await billing.wallet(ada)).toMatchObject({ recharged: 100, held: 0 });
  const lines = await call(billing.server, wallet.listTransactions, {}, await billing.callerOf(ada));
  expect(lines.body.data[0]).toMatchObject({ type: "subscription", amount: usd(-900) });
});

test("what cannot be bought says why: by credits, at no gateway, at another price, what one has or what costs less", async () => {
  const answer = async (key: string, more: object) => {
    const { status, code } = await billing.buy(ada, key, more);
    return [status, code];
  };
  expect(await answer("credits-10", { gateway: "wallet" })).toEqual([422, "validation_failed"]);
  expect(await answer("credits-10", { gateway: "stripe" })).toEqual([422, "validation_failed"]);
  expect(await answer("credits-10", { amount: 999 })).toEqual([409, "total_changed"]);
  expect(await answer("credits-10", { planId: unknown })).toEqual([404, "not_found"]);
  await billing.paid(ada, "pro-month");
  expect(await billing.preview(ada, "pro-month")).toMatchObject({ action: "current", due: usd(0) });
  expect(await answer("pro-month", {})).toEqual([409, "invalid_transition"]);
  expect(await billing.preview(ada, "starter-month")).toMatchObject({ action: "downgrade", due: usd(0) });
  expect(await answer("starter-month", {})).toEqual([409, "invalid_transition"]);
  expect(await billing.history(ada, "status=pending")).toEqual([]);
});

test("a change to a larger plan is charged as it was shown", async () => {
  const first = await billing.paid(ada, "starter-month");
  billing.clock.advance(days(15));
  const { due, lines, action } = await billing.preview(ada, "pro-month");
  expect([action, due]).toEqual(["upgrade", usd(2900 - 450)]);
  expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(due.amount);
  const { paymentId } = await billing.buy(ada, "pro-month", { amount: due.amount });
  await billing.choose(paymentId);
  expect(await billing.verify(ada, paymentId)).toBe("success");
  expect((await billing.payment(paymentId)).amount).toBe(due.amount);
  const rows = await billing.history(ada);
  expect(rows.map(({ paymentId: id, refundable }) => [id, refundable])).toEqual([
    [paymentId, true],
    [first, false],
  ]);
});

test("of two payments for one time the second goes back, and has no receipt", async () => {
  const one = await billing.buy(ada, "starter-month");
  billing.clock.advance(1000);
  const two = await billing.buy(ada, "pro-month");
  for (const { paymentId } of [one, two]) {
    await billing.choose(paymentId);
    expect(await billing.verify(ada, paymentId)).toBe("success");
  }
  expect(await billing.refundsOf(two.paymentId)).toMatchObject([{ kind: "late", amount: "2900" }]);
  expect(await billing.history(ada)).toMatchObject([
    { paymentId: two.paymentId, status: "refunded", receiptNumber: null, period: null, refundable: false },
    { paymentId: one.paymentId, status: "success", refundable: true },
  ]);
});

test("others' payments, and those for orders, are not there", async () => {
  const paid = await billing.paid(ada, "credits-10");
  const eve = await billing.seller("Eve");
  for (const id of [paid, unknown]) {
    expect(await billing.verify(eve, id)).toBeUndefined();
    expect(
      (
        await call(
          billing.server,
          billingCalls.getReceipt,
          { params: { paymentId: id } },
          await billing.callerOf(eve),
        )
      ).status,
    ).toBe(404);
    expect(await billing.refund(eve, id)).toMatchObject({ status: 404, code: "not_found" });
  }
  expect(await billing.refundsOf(paid)).toEqual([]);
});

test("amounts that are none, and fields that nobody asked for, are refused and leave no row (D8)", async () => {
  const { id: planId } = await billing.plan("credits-10");
  const url = "/payments/create";
  for (const amount of [0, -1, 0.001, 2 ** 53, "10", [1000], null]) {
    const answer = await callUnchecked(
      billing.server,
      billingCalls.create,
      { body: { planId, gateway: "sandbox", amount } },
      await billing.callerOf(ada),
    );
    expect([amount, answer.status]).toEqual([amount, 422]);
  }
  const json = { "content-type": "application/json" };
  const headers = { "x-project-id": "solodesk", ...ada.headers, ...json };
  for (const path of [url, "/payments/refund"]) {
    const payload = `{"planId":"${planId}","gateway":"sandbox","amount":NaN}`;
    const answer = await billing.server.http.inject({ method: "POST", url: path, headers, payload });
    expect([path, answer.statusCode]).toEqual([path, 400]);
  }
  const paid = await billing.paid(ada, "credits-10");
  for (const more of [{ amount: 1 }, { reason: "" }, { reason: "x".repeat(501) }, { paymentId: 7 }]) {
    const body = { paymentId: paid, reason: "Why", ...more };
    expect(
      (await callUnchecked(billing.server, billingCalls.refund, { body }, await billing.callerOf(ada)))
        .status,
    ).toBe(422);
  }
  expect(await billing.history(ada)).toHaveLength(1);
  expect(await billing.refundsOf(paid)).toEqual([]);
});

test("twenty payments an hour can be begun, whoever calls from wherever", async () => {
  const limited = await testBilling({ RATE_LIMIT: true });
  try {
    const grace = await limited.seller();
    for (let n = 0; n < 10; n += 1) expect((await limited.buy(grace, "credits-10")).status).toBe(201);
    limited.clock.advance(minutes(20));
    // As two processes would send them: a limit counted per process would not hold.
    const answers = await Promise.all(Array.from({ length: 30 }, () => limited.buy(grace, "credits-10")));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status, code }) => status === 429 && code === "rate_limited")).toHaveLength(20);
    expect((await limited.buy(await limited.seller(), "credits-10")).status).toBe(201);
    limited.clock.advance(minutes(40) - 1);
    expect((await limited.buy(grace, "credits-10")).status).toBe(429);
    limited.clock.advance(1);
    expect((await limited.buy(grace, "credits-10")).status).toBe(201);
  } finally {
    await limited.server.close();
  }
});
