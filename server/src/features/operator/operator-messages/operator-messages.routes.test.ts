import { operatorMessages } from "@solodesk/contract/operator/operator-messages.ts";
import { support } from "@solodesk/contract/platform/support.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { webhooksRows } from "#features/identity/webhooks/webhooks.sample-rows.ts";
import { DETACH_METHODS } from "#features/money/payments/methods/detach-methods.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { minutes } from "#kernel/time/clock.ts";
import { type Caller, call } from "#test/call.ts";
import { eventually } from "#test/eventually.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { OPERATOR, testOperator } from "#test/test-operator.ts";
import { testSellerWithStore } from "#test/test-seller.ts";

let server: TestApp;
let operator: Caller;
beforeAll(async () => {
  server = await testApp({ OPERATOR_EMAILS: OPERATOR });
  operator = await testOperator(server);
});
afterAll(() => server.close());

const jobs = async () => (await call(server, operatorMessages.listJobs, {}, operator)).body.data;
const queueOf = async (name: string) => (await jobs()).queues.find((queue) => queue.name === name);
const confirmed = (hours: number) =>
  server.database.sql(`UPDATE sessions SET confirmed_at = $1::timestamptz - make_interval(hours => $2)`, [
    server.clock.now(),
    hours,
  ]);

test("a job that failed is listed with its error, and runs again when it is retried", async () => {
  const runs: string[] = [];
  await server.deps.jobs.work([
    {
      name: DETACH_METHODS,
      async run() {
        runs.push("run");
        if (runs.length === 1) throw new Error("The gateway said no.");
      },
    },
  ]);
  const { deps } = server;
  await inTransaction(deps, ({ db, jobs: queue }) => queue.send(db, DETACH_METHODS, {}, new Date(0)));
  await eventually(async () => expect((await jobs()).failures).toHaveLength(1));
  const [failure] = (await jobs()).failures;
  expect(failure).toMatchObject({ queue: DETACH_METHODS, error: "The gateway said no." });
  expect(await queueOf(DETACH_METHODS)).toMatchObject({ failed: 1, waiting: 0, schedule: null });

  const retry = (id = failure?.id ?? "") =>
    call(server, operatorMessages.retryJob, { params: { id } }, operator);
  expect((await retry(server.deps.newId())).code).toBe("not_found");
  expect((await retry()).status).toBe(200);
  await eventually(async () => {
    expect(runs).toHaveLength(2);
    expect(await queueOf(DETACH_METHODS)).toMatchObject({ failed: 0, waiting: 0, active: 0 });
  });
  expect((await queueOf(DETACH_METHODS))?.last_run_at).not.toBeNull();
  expect((await retry()).code).toBe("not_found");
});

test("a job that is late, or runs, says since when; the library's own queues are left out", async () => {
  const now = server.clock.now().getTime();
  const insert = (state: string, ago: number) =>
    server.database.sql(
      "INSERT INTO pgboss.job (name, data, state, start_after, started_on) VALUES ('sweep-mails', '{}', $1, $2, $2)",
      [state, new Date(now - ago)],
    );
  await insert("created", minutes(9));
  expect(await queueOf("sweep-mails")).toMatchObject({ waiting: 1, late_since: null, active_since: null });
  await insert("created", minutes(30));
  await insert("active", minutes(5));
  expect(await queueOf("sweep-mails")).toMatchObject({
    waiting: 2,
    active: 1,
    late_since: new Date(now - minutes(30)).toISOString(),
    active_since: new Date(now - minutes(5)).toISOString(),
  });
  expect((await jobs()).queues.filter(({ name }) => name.startsWith("__"))).toEqual([]);
});

test("what a webhook didn't take is listed with its owner and host, and sent again", async () => {
  const seller = await testSellerWithStore(server, "hooked");
  const { webhookId, deliveryId } = await webhooksRows({ ...seller, server, mark: "secret-path" });
  const list = () => call(server, operatorMessages.listDeliveries, {}, operator);
  expect((await list()).body.data).toEqual([]);
  const failing = (id: string) =>
    server.database.sql(
      "UPDATE webhook_deliveries SET state = 'failed', attempts = 8, status_code = 500 WHERE id = $1",
      [id],
    );
  await failing(deliveryId);
  const answer = (await list()).body;
  expect(answer.data).toMatchObject([
    {
      id: deliveryId,
      state: "failed",
      status_code: 500,
      host: "8.8.8.8",
      is_on: true,
      owner: { id: seller.id },
    },
  ]);
  expect(JSON.stringify(answer)).not.toContain("secret-path");

  const again = (id: string) => call(server, operatorMessages.redeliverEvent, { params: { id } }, operator);
  await confirmed(24);
  expect((await again(deliveryId)).code).toBe("confirmation_required");
  await confirmed(0);
  expect((await again(server.deps.newId())).code).toBe("not_found");
  expect((await again(deliveryId)).status).toBe(200);
  const [row] = await server.database.sql("SELECT state, attempts FROM webhook_deliveries WHERE id = $1", [
    deliveryId,
  ]);
  expect(row).toEqual({ state: "waiting", attempts: 0 });
  await failing(deliveryId);
  await server.database.sql("UPDATE webhooks SET is_on = false WHERE id = $1", [webhookId]);
  expect((await list()).body.data[0]?.is_on).toBe(false);
  expect((await again(deliveryId)).code).toBe("invalid_transition");
});

test("messages of Contact Us are listed newest first and deleted one by one, after a confirmation", async () => {
  for (const subject of ["First", "Second"]) {
    const body = { name: "Grace", email: "grace@example.com", subject, message: "I can't log in." };
    expect((await call(server, support.contact, { body })).status).toBe(202);
    server.clock.advance(1);
  }
  const list = async (query: { page?: number; page_size?: number } = {}) =>
    (await call(server, operatorMessages.listMessages, { query }, operator)).body;
  const { data } = await list();
  expect(data.map(({ subject }) => subject)).toEqual(["Second", "First"]);
  expect((await list({ page: 2, page_size: 1 })).data).toMatchObject([
    { subject: "First", email: "grace@example.com", message: "I can't log in." },
  ]);
  const remove = (id = data[1]?.id ?? "") =>
    call(server, operatorMessages.removeMessage, { params: { id } }, operator);
  await confirmed(24);
  expect((await remove()).code).toBe("confirmation_required");
  await confirmed(0);
  expect((await remove()).status).toBe(200);
  expect((await remove()).code).toBe("not_found");
  expect((await list()).data.map(({ subject }) => subject)).toEqual(["Second"]);
  expect(server.logged()).toContain("an operator deleted a message");
});
