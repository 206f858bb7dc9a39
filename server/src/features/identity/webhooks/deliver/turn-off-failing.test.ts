// A webhook that is turned off, by its owner or because it fails for days.
import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "#kernel/database/db.ts";
import { days, minutes } from "#kernel/time/clock.ts";
import { concurrently, seededRandom } from "#test/concurrently.ts";
import type { TestApp } from "#test/test-app.ts";
import type { TestSeller } from "#test/test-seller.ts";
import { type WebhookReceiver, webhookTests } from "#test/test-webhooks.ts";
import { turnOffFailing } from "./turn-off-failing.ts";

const { calls: callsOf, get, happen, go, log } = webhookTests();
let server: TestApp;
let receiver: WebhookReceiver;
let seller: TestSeller;
let calls: Awaited<ReturnType<typeof callsOf>>;
beforeEach(async () => {
  ({ server, receiver, seller } = get());
  calls = await callsOf();
});
const [one, two] = ["01998e5c-0000-7000-8000-000000000001", "01998e5c-0000-7000-8000-000000000002"];

test("after five days without a success it is turned off, its owner is emailed once, and it can be turned on again", async () => {
  const { id } = await calls.add(receiver.url);
  receiver.answerStatus(500);
  await happen(one, "payout.paid");
  await go(id);
  server.clock.advance(days(5) - 1);
  await happen(two, "payout.paid");
  await go(id);
  expect((await (await callsOf()).list())[0]).toMatchObject({ is_on: true });
  server.clock.advance(minutes(1));
  await Promise.all([go(id), go(id)]);
  const asOwner = await callsOf();
  expect((await asOwner.list())[0]).toMatchObject({
    is_on: false,
    failed_at: server.clock.now().toISOString(),
    last: { status_code: 500 },
  });
  const states = (await log(id)).map(({ state }) => state);
  expect(states).toEqual(["cancelled", "cancelled"]);
  const mails = await server.database.sql<{ subject: string; text: string }>(
    "SELECT subject, text FROM mails WHERE user_id = $1 AND kind = 'webhook_off'",
    [seller.id],
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]!.subject).toBe(`We turned off your webhook to 127.0.0.1:${receiver.port}`);
  expect(mails[0]!.text).toContain("/settings/api");
  expect(mails[0]!.text).toContain("Failing since");
  // Nothing is queued for it while it is off.
  await happen(one, "payout.failed");
  expect(await log(id)).toHaveLength(2);
  const sent = receiver.received.length;
  expect((await asOwner.edit(id, { is_on: true })).body.data).toMatchObject({ is_on: true, failed_at: null });
  await happen(one, "payout.failed");
  await go(id);
  expect(receiver.received).toHaveLength(sent + 1);
  // The five days begin again.
  expect((await asOwner.list())[0]).toMatchObject({ is_on: true });
});

test("a success in between starts the five days again", async () => {
  const { id } = await calls.add(receiver.url);
  receiver.answerStatus(500);
  await happen(one, "payout.paid");
  await go(id);
  server.clock.advance(days(3));
  receiver.answer();
  await go(id);
  server.clock.advance(days(3));
  receiver.answerStatus(500);
  await happen(two, "payout.paid");
  await go(id);
  expect((await (await callsOf()).list())[0]).toMatchObject({ is_on: true });
});

test("turned off, it gets nothing that still waits", async () => {
  const { id } = await calls.add(receiver.url);
  await happen(one, "payout.paid");
  expect((await calls.edit(id, { is_on: false })).body.data).toMatchObject({ is_on: false, failed_at: null });
  await go(id);
  expect(await log(id)).toMatchObject([{ state: "cancelled" }]);
  for (const refused of [await calls.sendTest(id), await calls.redeliver(id, (await log(id))[0]!.id)])
    expect([refused.status, refused.code]).toEqual([409, "invalid_transition"]);
  // Of an event whose transaction ended after that.
  await server.database.sql("UPDATE webhook_deliveries SET state = 'waiting' WHERE webhook_id = $1", [id]);
  await calls.edit(id, { is_on: true });
  await go(id);
  expect(receiver.received).toEqual([]);
});

test("what is accepted while the webhook is turned off is recorded, and what is not is not tried again", async () => {
  const { id } = await calls.add(receiver.url);
  for (const status of [204, 500]) {
    await calls.edit(id, { is_on: true });
    await calls.sendTest(id);
    receiver.answer((_request, response) => {
      void calls.edit(id, { is_on: false }).then(({ body }) => {
        response.writeHead(status).end();
        return body;
      });
    });
    await go(id);
  }
  expect((await log(id)).map(({ state }) => state)).toEqual(["cancelled", "delivered"]);
});

test("one that failed for days is turned off once, whoever finds out", async () => {
  const { id } = await calls.add(receiver.url);
  const since = new Date(server.clock.now().getTime() - days(5));
  await server.database.sql("UPDATE webhooks SET failing_since = $2 WHERE id = $1", [id, since]);
  const off = () => inTransaction(server.deps, (deps) => turnOffFailing(deps, id));
  await concurrently(seededRandom(), [off, off, off, off]);
  const mails = await server.database.sql("SELECT 1 FROM mails WHERE user_id = $1 AND kind = 'webhook_off'", [
    seller.id,
  ]);
  expect(mails).toHaveLength(1);
});
