import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SessionToOpen } from "#kernel/outside/payment-gateway.ts";
import { minutes, seconds } from "#kernel/time/clock.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { wantedOf } from "#test/gateway-world.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { chooseOutcome } from "./choose-outcome.ts";
import { deliverEvents, deliverEventsJob } from "./deliver-events.ts";
import { planSendings } from "./plan-sendings.ts";

let server: TestApp;
let status = 200;
const received: { bytes: Buffer; headers: IncomingHttpHeaders; url: string }[] = [];
async function receive(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  const bytes = await buffer(request);
  received.push({ bytes, headers: request.headers, url: request.url ?? "" });
  answer.writeHead(status, { location: "http://127.0.0.1:1/" }).end("{}");
}
const receiver = createServer((request, answer) => void receive(request, answer));
const tellReceiver = () => server.deps.ownOrigin.listensAt((receiver.address() as AddressInfo).port);

beforeAll(async () => {
  server = await testApp();
  receiver.listen(0, "localhost");
  await once(receiver, "listening");
  tellReceiver();
});
beforeEach(async () => {
  await server.database.sql("DELETE FROM sandbox_events");
  received.length = 0;
  status = 200;
});
afterAll(async () => {
  await server.close();
  receiver.close();
});

const gateway = () => server.deps.gateways.get("sandbox")!;
async function paid(outcome: "pay" | "pay_late" = "pay"): Promise<SessionToOpen & { sessionId: string }> {
  const wanted = wantedOf({ clock: server.clock, newId: server.deps.newId });
  const { sessionId } = await gateway().openSession(wanted);
  await chooseOutcome(server.deps, sessionId, outcome);
  return { ...wanted, sessionId };
}
const open = () =>
  server.database.sql<{ attempts: number; error: string | null }>(
    "SELECT attempts, error FROM sandbox_events WHERE delivered_at IS NULL",
  );

test("an event arrives at the webhook's own address, signed, and is told no more", async () => {
  const { paymentId } = await paid();
  server.clock.advance(seconds(15));
  await deliverEvents(server.deps);
  await deliverEvents(server.deps);
  expect(received.length).toBeGreaterThanOrEqual(1);
  expect(new Set(received.map(({ url }) => url))).toEqual(new Set(["/webhooks/sandbox"]));
  for (const told of received)
    expect(await gateway().readEvent(told)).toMatchObject({ kind: "paid", paymentId });
  expect(await open()).toEqual([]);
});

test("a late payment is not reported before its charge can be refunded", async () => {
  for (let n = 0; n < 40; n += 1) await paid("pay_late");
  const reported = new Set<string>();
  for (let n = 0; n < 60; n += 1) {
    server.clock.advance(seconds(0.25));
    await deliverEvents(server.deps);
    for (const { bytes } of received.splice(0)) {
      const { type, data } = JSON.parse(String(bytes));
      if (type !== "payment.succeeded") continue;
      expect(await gateway().findSession(data.session_id)).toMatchObject({ status: "paid" });
      reported.add(data.session_id);
    }
  }
  expect(reported.size).toBe(40);
});

test("the webhook of this very server takes it", async () => {
  await paid();
  server.clock.advance(seconds(15));
  server.deps.ownOrigin.listensAt(Number(new URL(await server.listen()).port));
  expect(await deliverEvents(server.deps)).toBeGreaterThanOrEqual(1);
  expect(await open()).toEqual([]);
  const events = await server.database.sql("SELECT type FROM payment_events WHERE gateway = 'sandbox'");
  expect(events).toEqual([{ type: "payment.succeeded" }]);
  tellReceiver();
});

test("ten processes at once send each of them once", async () => {
  for (let n = 0; n < 5; n += 1) await paid();
  server.clock.advance(seconds(15));
  const planned = await open();
  await concurrently(
    seededRandom(),
    times(10, () => deliverEvents(server.deps)),
  );
  expect(received).toHaveLength(planned.length);
  expect(await open()).toEqual([]);
});

test("what does not arrive is sent again, later each time and freshly signed, and at last given up", async () => {
  await paid();
  await server.database.sql(
    "DELETE FROM sandbox_events WHERE id <> (SELECT min(id::text)::uuid FROM sandbox_events)",
  );
  status = 500;
  server.clock.advance(seconds(15));
  for (const pause of [seconds(5), seconds(30), minutes(5), minutes(30)]) {
    await deliverEvents(server.deps);
    // A redirect is not followed: signed data must not go anywhere else.
    status = 302;
    await deliverEvents(server.deps);
    server.clock.advance(pause - seconds(1) - 1);
    await deliverEvents(server.deps);
    server.clock.advance(seconds(1) + 1);
  }
  expect(received).toHaveLength(4);
  await deliverEvents(server.deps);
  server.clock.advance(minutes(120));
  await deliverEvents(server.deps);
  expect(received).toHaveLength(5);
  expect(new Set(received.map(({ headers }) => headers["sandbox-signature"])).size).toBe(5);
  expect(await open()).toEqual([{ attempts: 5, error: "It was answered with 302." }]);
});

test("the job queue wakes it by itself, and what a crash left is taken along", async () => {
  const lost = await paid();
  await server.database.sql("DELETE FROM pgboss.job WHERE name = $1", [deliverEventsJob.name]);
  await server.deps.jobs.work([{ ...deliverEventsJob, run: () => deliverEventsJob.run(server.deps) }]);
  const keepTime = () => server.clock.set(new Date().toISOString());
  keepTime();
  await server.database.sql("UPDATE sandbox_events SET send_at = now() - interval '1 minute'");
  const { paymentId } = await paid();
  const arrived = () => {
    keepTime();
    return received.map(({ bytes }) => JSON.parse(String(bytes)).data.payment_id);
  };
  await expect.poll(arrived).toEqual(expect.arrayContaining([lost.paymentId, paymentId]));
});

test("events come late, one in three twice, and often in another order; for one session always alike", () => {
  const plans = Array.from({ length: 600 }, (_, n) => planSendings(`session ${n}`, 2));
  expect(plans).toEqual(Array.from({ length: 600 }, (_, n) => planSendings(`session ${n}`, 2)));
  const twice = plans.flat().filter(({ length }) => length === 2).length / 1_200;
  expect(twice).toBeGreaterThan(0.28);
  expect(twice).toBeLessThan(0.39);
  const swapped = plans.filter(([first, second]) => second![0]! < first![0]!).length / 600;
  expect(swapped).toBeGreaterThan(0.4);
  expect(Math.max(...plans.flat(2))).toBeLessThan(seconds(12));
});
