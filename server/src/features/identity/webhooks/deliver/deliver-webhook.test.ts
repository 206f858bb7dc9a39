// Deliveries to a real server: signed, retried with the same bytes, in order, and never more than what is public.
import { Webhook as Verifier } from "standardwebhooks";
import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "#kernel/database/db.ts";
import { openJobs } from "#kernel/jobs/jobs.ts";
import { openWebhookTargets } from "#kernel/outside/webhook-targets.ts";
import { days, minutes } from "#kernel/time/clock.ts";
import { concurrently, seededRandom } from "#test/concurrently.ts";
import { eventually } from "#test/eventually.ts";
import { secondApp } from "#test/second-app.ts";
import type { TestApp } from "#test/test-app.ts";
import { deliver, type WebhookReceiver, webhookReceiver, webhookTests } from "#test/test-webhooks.ts";
import { webhookReaders } from "../../../../webhook-readers.ts";
import { forgetDeliveries, sweepWebhooks } from "../sweep-webhooks.ts";
import { deliverWebhook, deliverWebhookJob } from "./deliver-webhook.ts";

const { calls: callsOf, get, happen, go, log } = webhookTests();
let server: TestApp;
let receiver: WebhookReceiver;
let calls: Awaited<ReturnType<typeof callsOf>>;
beforeEach(async () => {
  ({ server, receiver } = get());
  calls = await callsOf();
});
const [one, two] = ["01998e5c-0000-7000-8000-000000000001", "01998e5c-0000-7000-8000-000000000002"];
const ids = () => receiver.received.map(({ headers }) => headers["webhook-id"]);
const jobsOf = (id: string) =>
  server.database.sql("SELECT 1 FROM pgboss.job WHERE name = 'deliver-webhook' AND data->>'id' = $1", [id]);

test("the published verifier accepts what is sent, and its id and body are in the log", async () => {
  const { id, secret } = await calls.add(receiver.url);
  await calls.sendTest(id);
  await go(id);
  const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
  expect(new Verifier(secret).verify(body, headers as Record<string, string>)).toEqual({
    type: "webhook.test",
    timestamp: server.clock.now().toISOString(),
    data: { id },
  });
  expect(headers["content-type"]).toBe("application/json");
  expect(() =>
    new Verifier(secret).verify(body.replace("test", "tost"), headers as Record<string, string>),
  ).toThrow();
  expect(await log(id)).toMatchObject([
    {
      id: headers["webhook-id"],
      state: "delivered",
      attempts: 1,
      status_code: 204,
      body,
      next_attempt_at: null,
    },
  ]);
  expect(server.logged()).not.toContain(secret.slice(6));
});

test("a failure is tried again later with the same id and body, until it is accepted", async () => {
  const { id } = await calls.add(receiver.url);
  await happen(one, "payout.paid");
  receiver.answerStatus(500);
  const waited: number[] = [];
  while (waited.length < 3) {
    await go(id);
    await go(id);
    const [latest] = await log(id);
    expect(latest).toMatchObject({ state: "waiting", status_code: 500, answer: "status 500" });
    const wait = Date.parse(latest!.next_attempt_at!) - server.clock.now().getTime();
    waited.push(wait / minutes(1));
    server.clock.advance(wait);
  }
  expect(waited).toEqual([1, 5, 30]);
  receiver.answer();
  await go(id);
  expect(receiver.received).toHaveLength(4);
  expect(new Set(ids()).size).toBe(1);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  expect(await log(id)).toMatchObject([{ state: "delivered", attempts: 4 }]);
});

test("after three days it has failed, and can be sent again with the same id and body", async () => {
  const { id } = await calls.add(receiver.url);
  await happen(one, "payout.paid");
  receiver.answerStatus(503);
  const began = server.clock.now().getTime();
  for (let nth = 0; nth < 10; nth += 1) {
    await go(id);
    const [row] = await server.database.sql<{ due_at: Date }>(
      "SELECT due_at FROM webhook_deliveries WHERE webhook_id = $1",
      [id],
    );
    server.clock.set(row!.due_at.toISOString());
  }
  const hours = (server.clock.now().getTime() - began) / minutes(60);
  expect([Math.round(hours), receiver.received.length]).toEqual([72, 10]);
  const asOwner = await callsOf();
  const [failed] = await log(id);
  expect(failed).toMatchObject({ state: "failed", attempts: 10, next_attempt_at: null });
  receiver.answer();
  expect((await asOwner.redeliver(id, failed!.id)).body.data).toMatchObject({
    state: "waiting",
    attempts: 0,
  });
  await go(id);
  expect(ids().at(-1)).toBe(failed!.id);
  expect(receiver.received.at(-1)!.body).toBe(failed!.body);
  const [again] = await log(id);
  expect(again).toMatchObject({ state: "delivered" });
  await asOwner.redeliver(id, failed!.id);
  await go(id);
  expect(receiver.received).toHaveLength(12);
});

test("what happens to one object arrives in its order; other objects do not wait", async () => {
  const { id } = await calls.add(receiver.url);
  await happen(one, "payout.paid");
  await happen(one, "payout.failed");
  await happen(two, "order.paid");
  receiver.answer((_request, response) => {
    const { data } = receiver.received.at(-1)!.event;
    response.writeHead(data["id"] === one ? 500 : 200).end();
  });
  await go(id);
  expect(receiver.types()).toEqual(["payout.paid", "order.paid"]);
  server.clock.advance(minutes(1));
  receiver.answer();
  await go(id);
  expect(receiver.types().slice(2)).toEqual(["payout.paid", "payout.failed"]);
});

test("an object that is gone is named by its id", async () => {
  const { id } = await calls.add(receiver.url);
  await happen(one, "order.paid");
  await go(id);
  expect(receiver.received[0]!.event.data).toEqual({ id: one, deleted: true });
});

test("for 24 hours after a rotation both secrets sign", async () => {
  const { id, secret: old } = await calls.add(receiver.url);
  const secret = await calls.rotate(id);
  const send = async () => {
    await calls.sendTest(id);
    await go(id);
    const { headers, body } = receiver.received.at(-1)!;
    return {
      signatures: String(headers["webhook-signature"]).split(" ").length,
      isAccepted: [secret, old].map((key) => {
        try {
          new Verifier(key).verify(body, headers as Record<string, string>);
          return true;
        } catch {
          return false;
        }
      }),
    };
  };
  expect(await send()).toEqual({ signatures: 2, isAccepted: [true, true] });
  await server.database.sql("UPDATE webhooks SET old_secret_until = $2 WHERE id = $1", [
    id,
    server.clock.now(),
  ]);
  expect(await send()).toEqual({ signatures: 1, isAccepted: [true, false] });
});

test("a redirect is a failure and is not followed", async () => {
  const { id } = await calls.add(receiver.url);
  receiver.answer((_request, response) =>
    response.writeHead(307, { location: `${receiver.url}/elsewhere` }).end(),
  );
  await calls.sendTest(id);
  await go(id);
  expect(receiver.received).toHaveLength(1);
  expect(await log(id)).toMatchObject([{ state: "waiting", status_code: 307 }]);
});

test("of an endless answer the beginning is kept, and of one that never ends what has arrived", async () => {
  const { id } = await calls.add(receiver.url);
  const targets = openWebhookTargets({ WEBHOOKS_TO_PRIVATE: true }, { patience: 500 });
  const patient = () => deliver({ ...server.deps, webhookTargets: targets }, id);
  receiver.answer((_request, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write("a\0b".repeat(10_000)));
      response.once("drain", more);
    };
    more();
  });
  await calls.sendTest(id);
  await patient();
  const [endless] = await log(id);
  expect(endless).toMatchObject({ state: "delivered", status_code: 200 });
  expect(endless!.answer).toMatch(/^(ab)+a?$/);
  expect(endless!.answer.length).toBeGreaterThan(600);

  receiver.answer((_request, response) => response.writeHead(200).write("so far"));
  await calls.sendTest(id);
  await patient();
  expect((await log(id))[0]).toMatchObject({ state: "delivered", answer: "so far" });

  receiver.answer(() => undefined);
  await calls.sendTest(id);
  await patient();
  expect((await log(id))[0]).toMatchObject({
    state: "waiting",
    status_code: null,
    error: "The address did not arrive within 0.5 seconds.",
  });
});

test("an address that comes to lead inside is not called", async () => {
  const { id } = await calls.add(receiver.url);
  await server.database.sql("UPDATE webhooks SET url = $2 WHERE id = $1", [id, "https://hooks.example.com/"]);
  const moved = openWebhookTargets({ WEBHOOKS_TO_PRIVATE: false }, { resolve: async () => ["127.0.0.1"] });
  await calls.sendTest(id);
  await deliver({ ...server.deps, webhookTargets: moved }, id);
  expect(await log(id)).toMatchObject([
    { state: "waiting", status_code: null, error: "The address is not on the public internet." },
  ]);
  await server.database.sql("UPDATE webhooks SET url = $2 WHERE id = $1", [id, receiver.url]);
  await calls.sendTest(id);
  await deliver({ ...server.deps, webhookTargets: moved }, id);
  expect(receiver.received).toEqual([]);
  expect((await log(id))[0]).toMatchObject({ error: "The address must begin with https://." });
});

test("what we can't prepare is tried again, and not counted against the address", async () => {
  const { id } = await calls.add(receiver.url);
  await happen(one, "order.paid");
  const broken = { ...webhookReaders, order: () => Promise.reject(new Error("a fault")) };
  await deliverWebhook(server.deps, broken, id);
  expect(await log(id)).toMatchObject([
    { state: "waiting", error: "Something went wrong on our side, so nothing was sent.", body: null },
  ]);
  const failing = await server.database.sql(
    "SELECT 1 FROM webhooks WHERE id = $1 AND failing_since IS NOT NULL",
    [id],
  );
  expect(failing).toEqual([]);
  server.clock.advance(minutes(1));
  await go(id);
  expect(receiver.types()).toEqual(["order.paid"]);
});

test("one that doesn't answer is left alone for a minute, with all that is due", async () => {
  const { id } = await calls.add(receiver.url);
  for (const objectId of [one, two]) await happen(objectId, "payout.paid");
  receiver.answer(() => undefined);
  const targets = openWebhookTargets({ WEBHOOKS_TO_PRIVATE: true }, { patience: 300 });
  await deliver({ ...server.deps, webhookTargets: targets }, id);
  expect(receiver.received).toHaveLength(1);
  const woken = await server.database.sql<{ seconds: number }>(
    `SELECT round(extract(epoch FROM max(start_after) - now()))::int AS seconds FROM pgboss.job
     WHERE name = 'deliver-webhook' AND data->>'id' = $1`,
    [id],
  );
  expect(woken[0]!.seconds).toBeGreaterThan(30);
});

test("a customer whose appointment is gone is not made up", async () => {
  const { id } = await calls.add(receiver.url);
  await happen(one, "customer.created");
  await go(id);
  expect(receiver.received).toEqual([]);
  expect(await log(id)).toEqual([]);
});

test("an event while its webhook is deleted is no failure", async () => {
  const { id } = await calls.add(receiver.url);
  const connection = openDatabase(server.database.appUrl, server.deps.log);
  const removing = Promise.withResolvers<void>();
  const removed = connection.db.transaction(async (tx) => {
    await tx.execute(`DELETE FROM webhooks WHERE id = '${id}'`);
    await removing.promise;
  });
  const happened = happen(one, "payout.paid");
  await new Promise((resolve) => setTimeout(resolve, 100));
  removing.resolve();
  await removed;
  await expect(happened).resolves.toBeUndefined();
  await connection.close();
});

test("two processes deliver each event once", async () => {
  const { id } = await calls.add(receiver.url);
  const other = await secondApp(server);
  for (let nth = 0; nth < 20; nth += 1) await happen(server.deps.newId(), "payout.paid");
  const processes = Array.from({ length: 5 }, () => [server.deps, other.deps]).flat();
  await concurrently(
    seededRandom(),
    processes.map((deps) => () => deliver(deps, id)),
  );
  expect(receiver.received).toHaveLength(20);
  expect(new Set(ids()).size).toBe(20);
  await other.close();
});

test("a claim that a crash left behind runs out, and the sweep wakes the webhook", async () => {
  const { id } = await calls.add(receiver.url);
  await happen(one, "payout.paid");
  const later = new Date(server.clock.now().getTime() + minutes(1));
  await server.database.sql(
    "UPDATE webhooks SET claim = gen_random_uuid(), claimed_until = $2 WHERE id = $1",
    [id, later],
  );
  await go(id);
  expect(receiver.received).toEqual([]);
  server.clock.advance(minutes(3));
  await sweepWebhooks(server.deps);
  expect(await jobsOf(id)).toHaveLength(2);
  await go(id);
  expect(receiver.received).toHaveLength(1);
  await sweepWebhooks(server.deps);
  expect(await jobsOf(id)).toHaveLength(2);
});

test("the job delivers by itself, and a receiver that does not answer holds up no other", async () => {
  const stuck = await webhookReceiver();
  stuck.answer(() => undefined);
  const connection = openDatabase(server.database.appUrl, server.deps.log);
  const jobs = openJobs(connection.pool, server.deps.log);
  const job = deliverWebhookJob(webhookReaders);
  const slow = await calls.add(stuck.url);
  const { id } = await calls.add(receiver.url);
  await jobs.work([{ ...job, run: (data) => job.run(server.deps, data) }]);
  await calls.sendTest(slow.id);
  await eventually(() => expect(stuck.received).toHaveLength(1));
  await calls.sendTest(id);
  await eventually(() => expect(receiver.received).toHaveLength(1));
  expect((await log(slow.id))[0]).toMatchObject({ state: "waiting", status_code: null });
  stuck.close();
  await jobs.stop();
  await connection.close();
});

test("after 30 days a delivery leaves the log", async () => {
  const { id } = await calls.add(receiver.url);
  await calls.sendTest(id);
  await go(id);
  server.clock.advance(days(30) - 1000);
  await forgetDeliveries(server.deps);
  expect(await log(id)).toHaveLength(1);
  server.clock.advance(2000);
  await forgetDeliveries(server.deps);
  expect(await log(id)).toEqual([]);
});
