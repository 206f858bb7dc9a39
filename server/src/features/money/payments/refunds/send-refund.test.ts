import type { Id } from "@solodesk/contract/kernel/id.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import type { AppError } from "#kernel/app-error.ts";
import { minutes, seconds } from "#kernel/time/clock.ts";
import { concurrently, noteFigures, seededRandom, times } from "#test/concurrently.ts";
import { breakableLine } from "#test/faulty-gateway.ts";
import {
  disputeEvent,
  paidEvent,
  refundEvent,
  type TestPayments,
  testPayments,
} from "#test/test-payments.ts";
import { testSeller } from "#test/test-seller.ts";
import { sendRefund } from "./send-refund.ts";
import { sweepRefunds } from "./sweep-refunds.ts";

let world: TestPayments;
let line: ReturnType<typeof breakableLine>;
beforeAll(async () => {
  world = await testPayments();
  await world.deps.jobs.work([]);
  line = breakableLine(world.deps);
});
beforeEach(() => line.mend());
afterAll(() => world.close());

const asked = () => line.calls.filter((call) => call === "refund").length;
const told = (id: Id) => world.effects.refunded.filter((refund) => refund.id === id);
const send = (id: Id) => sendRefund(world.deps, world.purposes, id);
const madeThere = (id: Id) => world.server.database.sql("SELECT 1 FROM sandbox_refunds WHERE id = $1", [id]);
const jobsOf = (id: Id) =>
  world.server.database.sql("SELECT 1 FROM pgboss.job WHERE name = 'send-refund' AND data->>'id' = $1", [id]);

test("it is carried out once, whoever tries and however often, and the books say so", async () => {
  const payment = await world.paid();
  const before = { escrow: await world.sum("escrow"), gateway: await world.sum("gateway") };
  const { id } = await world.refund(payment, 4_000);
  expect([await jobsOf(id), await world.sum("escrow")]).toMatchObject([[{}], before.escrow + 4_000]);
  await concurrently(
    seededRandom(),
    times(20, () => send(id)),
  );
  await send(id);
  await world.tell(refundEvent(id));
  expect(asked()).toBe(1);
  expect(await world.refundOf(payment)).toMatchObject({
    status: "succeeded",
    gateway_refund_id: `re_${id}`,
    attempts: 1,
  });
  expect([told(id).length, (await world.ledger(id)).length]).toEqual([1, 2]);
  expect(await world.sum("escrow")).toBe(before.escrow);
  expect(await world.sum("gateway")).toBe(before.gateway + 4_000);
});

test("what is rolled back is not carried out", async () => {
  const payment = await world.paid();
  await world.server.database.sql("UPDATE payments SET refunded = 9000 WHERE id = $1", [payment.id]);
  await expect(world.refund(payment, 4_000)).rejects.toMatchObject({ code: "not_refundable" });
  await world.server.database.sql("UPDATE payments SET refunded = 10000 WHERE id = $1", [payment.id]);
  await expect(world.refund(payment, 1)).rejects.toMatchObject({ code: "already_refunded" });
  await expect(world.refund(await world.started(), 1)).rejects.toMatchObject({ code: "not_refundable" });
  for (const amount of [0, -1, 0.5, Number.NaN])
    await expect(world.refund(payment, amount)).rejects.toMatchObject({ code: "not_refundable" });
  expect(await world.refunds(payment.id)).toEqual([]);
  await world.server.database.sql("UPDATE payments SET refunded = 0 WHERE id = $1", [payment.id]);
});

test("gateway first, the rest to credits, in one go", async () => {
  const userId = await world.member(3_000);
  const payment = await world.paid({ userId, credits: 3_000 });
  for (const amount of [6_000, 5_000]) {
    world.clock.advance(seconds(1));
    const { id } = await world.refund(payment, amount);
    await send(id);
  }
  expect(await world.refunds(payment.id)).toMatchObject([
    { to_gateway: "6000", to_credits: "0", status: "succeeded" },
    { to_gateway: "4000", to_credits: "1000", status: "succeeded" },
  ]);
  const { id } = await world.refund(payment, 2_000);
  await send(id);
  expect(asked()).toBe(2);
  expect(await getWallet(world.deps.db, userId)).toMatchObject({ recharged: 3_000, held: 0 });
});

test("an answer that was lost is asked for again, later each time, and nothing goes back twice", async () => {
  const payment = await world.paid();
  const { id } = await world.refund(payment, 4_000);
  line.fault = "not sent";
  await send(id);
  await send(id);
  expect(await world.refundOf(payment)).toMatchObject({
    status: "sent",
    attempts: 1,
    error: "The connection was refused.",
  });
  expect([await madeThere(id), (await jobsOf(id)).length]).toEqual([[], 2]);
  line.fault = "answer lost";
  const waits = [1, 5, 15, 60, 60];
  for (const wait of waits) {
    world.clock.advance(minutes(wait) - seconds(6));
    await send(id);
    world.clock.advance(seconds(6));
    await send(id);
  }
  expect(asked()).toBe(1 + waits.length);
  expect([(await madeThere(id)).length, told(id)]).toEqual([1, []]);
  line.fault = "none";
  world.clock.advance(minutes(60));
  await send(id);
  expect(await world.refundOf(payment)).toMatchObject({ status: "succeeded", error: null });
  expect([(await madeThere(id)).length, told(id).length]).toEqual([1, 1]);
});

test("one that a crash left behind is woken once its claim has run out", async () => {
  const payment = await world.paid();
  const { id } = await world.refund(payment, 4_000);
  await world.server.database.sql(
    "UPDATE refunds SET status = 'sent', attempts = 1, claimed_until = $2 WHERE id = $1",
    [id, new Date(world.clock.now().getTime() + minutes(1))],
  );
  await send(id);
  expect(asked()).toBe(0);
  world.clock.advance(minutes(1) + 1);
  expect(await sweepRefunds(world.deps)).toBe(1);
  expect(await jobsOf(id)).toHaveLength(2);
  await send(id);
  expect(await world.refundOf(payment)).toMatchObject({ status: "succeeded", attempts: 2 });
});

test("one that the gateway has taken and not carried out yet waits for its word", async () => {
  const payment = await world.paid();
  const { id } = await world.refund(payment, 4_000);
  await world.tell(refundEvent(id, "pending"));
  await send(id);
  expect([asked(), await world.refundOf(payment)]).toMatchObject([0, { gateway_refund_id: `re_${id}` }]);
  await world.tell(refundEvent(id));
  await world.tell(refundEvent(id, "pending"));
  expect([await world.refundOf(payment), told(id).length]).toMatchObject([{ status: "succeeded" }, 1]);
  const back = refundEvent(id, "failed");
  await world.tell(back);
  const alert = (await world.alerts()).find(({ event_id }) => event_id === back.id);
  expect([alert?.alert, told(id).length]).toEqual(["A refund that was carried out came back.", 1]);
});

test("what will never go back the way it came goes to a member's credits, and a guest's waits for the operator", async () => {
  const { id: ownerId } = await testSeller(world.server);
  const gone = "There is no such charge.";
  for (const owner of [ownerId, null]) {
    const payment = await world.started({ userId: owner });
    // We are told that it was paid, but the gateway has no charge to refund.
    await world.tell(paidEvent(payment));
    const escrow = await world.sum("escrow");
    const { id } = await world.refund(payment, 4_000);
    await send(id);
    await send(id);
    expect(await world.refundOf(payment)).toMatchObject(
      owner
        ? { status: "succeeded", to_gateway: "0", to_credits: "4000", error: gone }
        : { status: "failed", to_gateway: "4000", to_credits: "0", error: gone },
    );
    expect(told(id)).toMatchObject([{ status: owner ? "succeeded" : "failed" }]);
    expect(await world.sum("escrow")).toBe(owner ? escrow : escrow + 4_000);
  }
  expect(await getWallet(world.deps.db, ownerId)).toMatchObject({ recharged: 4_000 });
});

test("what went back another way goes to nobody's credits as well", async () => {
  const { id: userId } = await testSeller(world.server);
  const payment = await world.paid({ userId });
  await world.server.database.sql(
    "INSERT INTO sandbox_refunds (id, session_id, charge_id, amount, created_at) VALUES ($1, $2, $3, 8000, now())",
    [world.deps.newId(), payment.sessionId, payment.chargeId],
  );
  const { id } = await world.refund(payment, 4_000);
  await send(id);
  expect(await world.refundOf(payment)).toMatchObject({
    status: "failed",
    to_gateway: "4000",
    to_credits: "0",
  });
  expect(told(id)).toMatchObject([{ status: "failed" }]);
  expect(await getWallet(world.deps.db, userId)).toMatchObject({ recharged: 0 });
});

describe("never more than came in", () => {
  test("C11: of 50 refunds of 60.00 and a dispute at once one is accepted", async () => {
    const random = seededRandom();
    const payment = await world.paid();
    const ask = () =>
      world.refund(payment, 6_000).then(
        () => "accepted",
        (error: AppError) => error.code,
      );
    const answers = await concurrently(random, [
      ...times(50, ask),
      async () => String((await world.tell(disputeEvent(payment, "opened", 6_000))).statusCode),
    ]);
    const refunds = await world.refunds(payment.id);
    expect(refunds).toHaveLength(1);
    expect(answers.filter((answer) => answer === "accepted").length).toBe(
      refunds[0]?.kind === "plan" ? 1 : 0,
    );
    expect(answers.at(-1)).toBe("200");
    expect(await world.payment(payment.id)).toMatchObject({ refunded: "6000" });
    noteFigures(random, { asked: answers.length, accepted: refunds.length });
  });
});
