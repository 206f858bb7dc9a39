import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { idMaker } from "#kernel/ids.ts";
import { GatewayFailure, type PaymentGateway } from "#kernel/outside/payment-gateway.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { eventually } from "#test/eventually.ts";
import { takesPayments } from "#test/gateway-contract.ts";
import { wantedOf } from "#test/gateway-world.ts";
import { type Fault, STRIPE_KEY, stripeServer, WEBHOOK_SECRET } from "#test/stripe-server.ts";
import { testClock } from "#test/test-app.ts";
import { stripeGateway } from "./stripe-gateway.ts";

const clock = testClock();
const newId = idMaker(clock);
let stripe: Awaited<ReturnType<typeof stripeServer>>;
let gateway: PaymentGateway;
let lines: string[] = [];
const log = pino({}, { write: (line: string) => void lines.push(line) });
const opened = (secretKey = STRIPE_KEY) =>
  stripeGateway({ secretKey, webhookSecret: WEBHOOK_SECRET, apiUrl: stripe.url }, { clock, log });
beforeAll(async () => {
  stripe = await stripeServer(clock);
  gateway = opened();
});
afterEach(() => {
  stripe.fail();
  lines = [];
});
afterAll(() => stripe.close());

const created = () =>
  stripe.asked.filter(({ method, path }) => method === "POST" && path.endsWith("/sessions"));
const event = (type: string, object: object) =>
  JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
const disputed = (status: string, chargeId: string | null = "pi_1") => ({
  payment_intent: chargeId,
  amount: 4_120,
  currency: "usd",
  status,
  evidence_details: { due_by: null },
});
/** A refund made at Stripe, without our id in its metadata. */
const byHand = (status: string, chargeId: string | null = "pi_1") => ({
  id: "re_1",
  ...disputed(status, chargeId),
  metadata: {},
});

takesPayments(() => ({
  gateway,
  clock,
  newId,
  header: "stripe-signature",
  pay: async (id) => stripe.pay(id),
  payOnce: async (id) => stripe.pay(id, "once"),
  decline: async (id) => stripe.decline(id),
  forget: async (methodRef) => stripe.forgetMethod(methodRef),
  told: async (about) =>
    stripe.events.map((told) => JSON.stringify(told)).filter((body) => body.includes(about)),
  sign: (body, at, secret) => stripe.sign(Buffer.from(body), at, secret),
  dispute: (chargeId, outcome) =>
    outcome === "taken"
      ? event("charge.dispute.created", disputed("needs_response", chargeId))
      : event("charge.dispute.closed", disputed("won", chargeId)),
  outsideRefund: (chargeId, outcome) =>
    event("refund.updated", byHand(outcome === "taken" ? "succeeded" : "failed", chargeId)),
  stranger: () => event("customer.created", {}),
}));

const state = async (body: string) => gateway.readEvent(stripe.sign(Buffer.from(body)));

describe("what Stripe tells", () => {
  test("of sessions that others opened, refunds that are still to be made there and questions of banks moves nothing here", async () => {
    const session = {
      id: "cs_1",
      amount_total: 100,
      currency: "usd",
      payment_status: "paid",
      payment_intent: "pi_1",
    };
    const ours = { ...session, metadata: { payment_id: newId(), project_id: "solodesk" } };
    expect(await state(event("checkout.session.completed", ours))).toMatchObject({
      kind: "paid",
      chargeId: "pi_1",
    });
    for (const body of [
      event("checkout.session.completed", { ...session, metadata: {} }),
      event("checkout.session.completed", { ...session, metadata: { payment_id: "1042" } }),
      event("checkout.session.completed", { ...ours, payment_status: "unpaid" }),
      event("refund.updated", byHand("pending")),
      event("refund.updated", byHand("succeeded", null)),
      event("payment_intent.succeeded", { id: "pi_1", status: "succeeded", metadata: ours.metadata }),
      event("charge.refunded", { id: "ch_1" }),
      event("charge.dispute.created", disputed("warning_needs_response")),
      event("charge.dispute.closed", disputed("lost")),
      event("charge.dispute.closed", disputed("warning_closed")),
    ])
      expect(await state(body), body).toMatchObject({ kind: "ignored" });
  });

  test("of a dispute is until when the bank takes evidence, if it names a day", async () => {
    const told = (due_by: number | null) => {
      const dispute = { ...disputed("needs_response"), evidence_details: { due_by } };
      return state(event("charge.dispute.created", dispute));
    };
    const day = new Date("2026-06-09T23:59:59Z");
    expect(await told(day.getTime() / 1000)).toMatchObject({ kind: "dispute", evidenceDueBy: day });
    expect(await told(null)).toMatchObject({ kind: "dispute", evidenceDueBy: undefined });
  });

  test.each([
    ["failed", "gone"],
    ["failed", "elsewhere", "charge_for_pending_refund_disputed"],
    ["canceled", "gone"],
    ["pending", "pending"],
    ["requires_action", "pending"],
    ["succeeded", "succeeded"],
  ])("of a refund that it is %s is %s here", async (status, here, failure_reason = "unknown") => {
    const refund = { id: "re_1", status, failure_reason, metadata: { refund_id: newId() } };
    expect(await state(event("refund.failed", refund))).toMatchObject({
      kind: "refund",
      made: { status: here },
    });
    expect(await state(event("charge.refunded", { refunds: { data: [refund] } }))).toMatchObject({
      kind: "refund",
    });
  });
});

describe("a card that is kept", () => {
  const paid = async () => {
    const wanted = { ...wantedOf({ clock, newId }), saveMethod: true };
    const { sessionId } = await gateway.openSession(wanted);
    stripe.pay(sessionId);
    const told = stripe.events.map((one) => JSON.stringify(one)).filter((body) => body.includes(sessionId));
    return { sessionId, told: told[0]!, method: (await gateway.findSession(sessionId))!.method! };
  };
  const charge = async () => {
    const { paymentId, projectId, amount, currency, description } = wantedOf({ clock, newId });
    return { paymentId, projectId, amount, currency, description, method: (await paid()).method };
  };
  const chargesOf = (paymentId: string) =>
    [...stripe.intents.values()].filter((intent) => JSON.stringify(intent).includes(paymentId));

  test("is asked for, because events leave it out; without an answer the event is not taken", async () => {
    const { told } = await paid();
    expect(await state(told)).toMatchObject({ kind: "paid", method: { label: "Visa ending in 4242" } });
    stripe.failUntilTold("500");
    await expect(state(told)).rejects.toThrow(GatewayFailure);
    stripe.fail();
    const { length } = stripe.asked;
    const plain = await gateway.openSession(wantedOf({ clock, newId }));
    stripe.pay(plain.sessionId);
    await state(JSON.stringify(stripe.events.at(-1)));
    expect(stripe.asked.length).toBe(length + 1);
  });

  test("is charged once, though the answer was lost and the key is forgotten, and found by its payment", async () => {
    const wanted = await charge();
    stripe.fail(undefined, "lost", "lost", "lost");
    await expect(gateway.charge(wanted)).rejects.toThrow(GatewayFailure);
    expect(await gateway.findSessionOf(wanted.paymentId)).toMatchObject({
      status: "paid",
      checkoutUrl: null,
    });
    stripe.forgetKeys();
    expect(await gateway.charge(wanted)).toMatchObject({ status: "paid" });
    expect(chargesOf(wanted.paymentId)).toHaveLength(1);
  });

  test.each([
    ["processing", "open"],
    ["requires_action", "failed"],
    ["canceled", "failed"],
    ["succeeded", "paid"],
  ])("whose charge is %s is %s here", async (status, here) => {
    const { sessionId } = (await gateway.charge(await charge()))!;
    Object.assign(stripe.intents.get(sessionId)!, { status });
    expect(await gateway.findSession(sessionId)).toMatchObject({ status: here });
    const told = event("payment_intent.succeeded", stripe.intents.get(sessionId)!);
    expect(await state(told)).toMatchObject({ kind: here === "open" ? "ignored" : here });
    if (here !== "open") return;
    await gateway.closeSession(sessionId);
    expect(await gateway.findSession(sessionId)).toMatchObject({ status: "failed" });
  });
});

test("of a charge's refunds the newest is what is told", async () => {
  const ours = { ...byHand("succeeded"), metadata: { refund_id: newId() } };
  const told = (data: object[]) => state(event("charge.refunded", { refunds: { data } }));
  expect(await told([byHand("succeeded"), ours])).toMatchObject({ kind: "outside refund" });
  expect(await told([ours, byHand("succeeded")])).toMatchObject({ kind: "refund" });
});

test("another payment under a key, and a session that would end too soon, are what the test's Stripe refuses too", async () => {
  const wanted = wantedOf({ clock, newId });
  await gateway.openSession(wanted);
  await expect(gateway.openSession({ ...wanted, amount: 1 })).rejects.toThrow(GatewayFailure);
  const ended = { ...wantedOf({ clock, newId }), expiresAt: after(clock.now(), -minutes(2)) };
  await expect(gateway.openSession(ended)).rejects.toThrow(GatewayFailure);
  await expect(opened("sk_test_wrong").openSession(wanted)).rejects.toThrow(GatewayFailure);
  expect(lines.join("")).not.toContain("sk_test_wrong");
});

test.each(["charge_disputed", "refund_disputed_payment"])(
  "what a buyer asks of their bank (%s) is not given to them by us as well",
  async (code) => {
    const { sessionId } = await gateway.openSession(wantedOf({ clock, newId }));
    stripe.pay(sessionId);
    const [chargeId = ""] = (await gateway.findSession(sessionId))!.chargeIds;
    stripe.dispute(chargeId, code);
    const refund = { refundId: newId(), sessionId, chargeId, amount: 100, currency: "USD" };
    expect(await gateway.refund(refund)).toMatchObject({ status: "elsewhere" });
  },
);

test("who gave no email is asked for it there, and what Stripe says of a wrong one is written down nowhere", async () => {
  const wanted = wantedOf({ clock, newId });
  expect(await gateway.openSession({ ...wanted, email: "" })).toMatchObject({
    sessionId: expect.any(String),
  });
  const wrong = { ...wanted, paymentId: newId(), email: "ada@invalid" };
  const error: unknown = await gateway.openSession(wrong).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(GatewayFailure);
  expect(JSON.stringify(pino.stdSerializers.err(error as Error)) + lines.join("")).not.toContain("ada@");
});

test("currencies are counted in Stripe's way", async () => {
  const open = async (currency: string, amount: number) => {
    const { sessionId } = await gateway.openSession({ ...wantedOf({ clock, newId }), amount, currency });
    const found = await gateway.findSession(sessionId);
    return [stripe.sessions.get(sessionId)?.["amount_total"], found?.amount, found?.currency];
  };
  expect(await open("JPY", 500)).toEqual([500, 500, "JPY"]);
  expect(await open("KWD", 1_230)).toEqual([1_230, 1_230, "KWD"]);
  expect(await open("ISK", 500)).toEqual([50_000, 500, "ISK"]);
});

describe("C10: when the line or Stripe fails", () => {
  const again = (fault: Fault) => [fault, fault, fault];

  test.each<Fault>(["reset", "500", "cut", "lost"])(
    "%s once: one session, or none that is known",
    async (fault) => {
      const wanted = wantedOf({ clock, newId });
      const before = stripe.sessions.size;
      stripe.fail(fault);
      await gateway.openSession(wanted).catch(() => undefined);
      stripe.fail();
      const session = await gateway.openSession(wanted);
      expect(stripe.sessions.size).toBe(before + 1);
      expect(await gateway.findSessionOf(wanted.paymentId)).toMatchObject({ ...session, status: "open" });
    },
  );

  test.each<Fault>(["reset", "500", "cut", "lost"])(
    "%s for good is trouble, told by its name only",
    async (fault) => {
      const wanted = wantedOf({ clock, newId });
      const before = created().length;
      stripe.failUntilTold(fault);
      const calls = [
        gateway.openSession(wanted),
        gateway.findSession("cs_1"),
        gateway.findSessionOf(wanted.paymentId),
        gateway.closeSession("cs_1"),
        gateway.refund({ ...wanted, refundId: newId(), sessionId: "cs_1", chargeId: "pi_1" }),
        gateway.charge({ ...wanted, method: { customerRef: "cus_1", methodRef: "pm_1" } }),
      ];
      const ends = await Promise.all(calls.map((call) => call.catch((error: unknown) => error)));
      expect(ends.filter((end) => end instanceof GatewayFailure)).toHaveLength(6);
      const tries = created().slice(before);
      expect(tries.length).toBeLessThanOrEqual(3);
      expect(new Set(tries.map(({ key }) => key))).toEqual(new Set([wanted.paymentId]));
      expect(lines).toHaveLength(6);
      expect(lines.join("")).not.toMatch(/ada@example|sk_test|Order 1042/);
    },
  );

  test("a session whose answer was lost is found by its payment, also among hundreds", async () => {
    const wanted = wantedOf({ clock, newId });
    stripe.fail(...again("lost"));
    await expect(gateway.openSession(wanted)).rejects.toThrow(GatewayFailure);
    const [id] = [...stripe.sessions.keys()].slice(-1);
    for (let n = 0; n < 250; n += 1)
      stripe.sessions.set(`cs_${n}`, {
        ...stripe.sessions.get(id!),
        id: `cs_${n}`,
        client_reference_id: null,
      });
    expect(await gateway.findSessionOf(wanted.paymentId)).toMatchObject({ sessionId: id, status: "open" });
    for (let n = 0; n < 250; n += 1) stripe.sessions.delete(`cs_${n}`);
  });

  test("a refund whose answer was lost is not made again, even when its key is forgotten", async () => {
    const wanted = wantedOf({ clock, newId });
    const { sessionId } = await gateway.openSession(wanted);
    stripe.pay(sessionId);
    const [chargeId = ""] = (await gateway.findSession(sessionId))!.chargeIds;
    const refund = { refundId: newId(), sessionId, chargeId, amount: 100, currency: "USD" };
    const before = stripe.refunds.length;
    stripe.fail(undefined, ...again("lost"));
    await expect(gateway.refund(refund)).rejects.toThrow(GatewayFailure);
    stripe.forgetKeys();
    expect(await gateway.refund(refund)).toMatchObject({ status: "succeeded" });
    expect(stripe.refunds.length).toBe(before + 1);
  });

  test("no answer is waited for longer than 15 seconds", async () => {
    stripe.fail(...again("delay"));
    const { length } = stripe.asked;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const outcome = gateway.findSession("cs_1").catch((error: unknown) => error);
      await eventually(() => expect(stripe.asked.length).toBe(length + 1));
      await vi.advanceTimersByTimeAsync(14_900);
      expect(lines).toEqual([]);
      await vi.advanceTimersByTimeAsync(200);
      expect(await outcome).toBeInstanceOf(GatewayFailure);
    } finally {
      vi.useRealTimers();
    }
  });
});
