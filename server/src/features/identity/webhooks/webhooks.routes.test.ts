import { maxWebhooks, webhooks } from "@solodesk/contract/identity/webhooks.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openWebhookTargets } from "#kernel/outside/webhook-targets.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom } from "#test/concurrently.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";
import { webhookCalls } from "#test/test-webhooks.ts";
import { requireWebhookUrl } from "./require-webhook-url.ts";

/** A public address without a name, so that none is looked up. */
const URL_OF_EVE = "https://8.8.8.8/hooks?key=4711";

let server: TestApp;
let seller: TestSeller;
let calls: ReturnType<typeof webhookCalls>;
beforeAll(async () => {
  server = await testApp({ LOG_LEVEL: "trace" });
});
beforeEach(async () => {
  seller = await testSeller(server);
  calls = webhookCalls(server, seller);
});
afterAll(() => server.close());

const add = (body: object) =>
  callUnchecked(
    server,
    webhooks.create,
    { body: { url: URL_OF_EVE, events: ["order.paid"], ...body } },
    seller,
  );
const remove = (id: string) => call(server, webhooks.remove, { params: { id } }, seller);
const audited = async () =>
  (
    await server.database.sql<{ event: string; about: string }>(
      "SELECT event, about FROM audit_entries WHERE user_id = $1 AND event LIKE 'webhook%' ORDER BY id",
      [seller.id],
    )
  ).map(({ event, about }) => `${event}: ${about}`);

test("one is added with a secret that is shown once, changed, rotated and deleted, and the activity says so", async () => {
  const { secret, ...added } = await calls.add(URL_OF_EVE, ["payout.paid", "order.paid", "order.paid"]);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(added).toMatchObject({
    url: URL_OF_EVE,
    events: ["order.paid", "payout.paid"],
    is_on: true,
    failed_at: null,
    last: null,
  });
  expect(await calls.list()).toEqual([added]);
  const edited = (await calls.edit(added.id, { events: ["order.shipped"], description: "Books" })).body.data;
  expect(edited).toMatchObject({ url: URL_OF_EVE, events: ["order.shipped"], description: "Books" });
  expect((await calls.edit(added.id, {})).body.data).toEqual(edited);
  await calls.edit(added.id, { url: "https://8.8.4.4/hooks" });
  const second = await calls.rotate(added.id);
  expect(second).not.toBe(secret);
  const stored = JSON.stringify(
    await server.database.sql("SELECT * FROM webhooks WHERE id = $1", [added.id]),
  );
  for (const shown of [secret, second]) {
    expect(stored).not.toContain(shown.slice(6));
    expect(server.logged()).not.toContain(shown.slice(6));
  }
  expect((await remove(added.id)).status).toBe(200);
  expect((await remove(added.id)).code).toBe("not_found");
  expect(await calls.list()).toEqual([]);
  // Addresses can have secrets in them.
  expect(await audited()).toEqual([
    "webhook_added: 8.8.8.8",
    "webhook_moved: 8.8.4.4",
    "webhook_rotated: 8.8.4.4",
    "webhook_removed: 8.8.4.4",
  ]);
});

test("another seller's is not there", async () => {
  const { id } = await calls.add(URL_OF_EVE);
  await calls.sendTest(id);
  const [delivery] = await calls.log(id);
  const rival = await testSeller(server);
  const theirs = webhookCalls(server, rival);
  expect(await theirs.list()).toEqual([]);
  const params = { id };
  const refusals = [
    await theirs.edit(id, { is_on: false }),
    await theirs.edit(id, { url: "https://8.8.4.4/" }),
    await theirs.sendTest(id),
    await theirs.redeliver(id, delivery!.id),
    await call(server, webhooks.listDeliveries, { params }, rival),
    await call(server, webhooks.rotate, { params }, rival),
    await call(server, webhooks.remove, { params }, rival),
  ];
  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 404));
  // Nor a delivery of one under another.
  const own = await theirs.add(URL_OF_EVE);
  expect((await theirs.redeliver(own.id, delivery!.id)).status).toBe(404);
  expect((await calls.list())[0]).toMatchObject({ url: URL_OF_EVE, is_on: true });
});

test("a new address, another one and a new secret ask who it is; the rest does not", async () => {
  const { id } = await calls.add(URL_OF_EVE);
  await server.database.sql("UPDATE sessions SET confirmed_at = $1", [
    after(server.clock.now(), -minutes(60)),
  ]);
  const params = { id };
  const codes = [
    (await add({})).code,
    (await calls.edit(id, { url: "https://8.8.4.4/" })).code,
    (await call(server, webhooks.rotate, { params }, seller)).code,
  ];
  expect(codes).toEqual(codes.map(() => "confirmation_required"));
  const body = { url: URL_OF_EVE, description: "Books", is_on: false };
  expect((await calls.edit(id, body)).body.data).toMatchObject({ is_on: false, description: "Books" });
  await confirmNow(server);
});

test.each([
  ["http://8.8.8.8/", "The address must begin with https://."],
  ["https://127.0.0.1/", "The address is not on the public internet."],
  ["https://[::1]/", "The address is not on the public internet."],
  ["https://169.254.169.254/latest", "The address is not on the public internet."],
  ["https://8.8.8.8:22/", "The address is at port 22, and only 443 and 8443 are used."],
  ["https://eve:secret@8.8.8.8/", "The address has a name or password in it."],
])("%s is refused, and what to do is said", async (url, problem) => {
  const { id } = await calls.add(URL_OF_EVE);
  for (const { status, refusal } of [await add({ url }), await calls.edit(id, { url })])
    expect([status, refusal.fields]).toEqual([
      422,
      { url: `${problem} Enter an https address that can be reached from the internet.` },
    ]);
});

test("a name that leads inside is refused", async () => {
  const resolve = async () => ["8.8.8.8", "10.0.0.1"];
  const webhookTargets = openWebhookTargets({ WEBHOOKS_TO_PRIVATE: false }, { resolve });
  const adding = requireWebhookUrl({ ...server.deps, webhookTargets }, "https://hooks.example.com/");
  await expect(adding).rejects.toMatchObject({ code: "validation_failed" });
});

test("what is wrong with one is said", async () => {
  for (const [body, field, message] of [
    [{ url: "hooks" }, "url", "Enter an address such as https://example.com/webhooks."],
    [{ url: "" }, "url", "Enter the address to call."],
    [{ events: [] }, "events", "Choose at least one event."],
    [{ events: ["order.made"] }, "events.0", expect.any(String)],
    [{ description: "x".repeat(101) }, "description", "Use at most 100 characters."],
  ] as const)
    expect((await add(body)).refusal.fields).toEqual({ [field]: message });
});

test("there are at most 10, even if they are added at once", async () => {
  const outcomes = await concurrently(
    seededRandom(),
    Array.from({ length: 14 }, () => async () => (await add({})).status),
  );
  expect(outcomes.filter((status) => status === 201)).toHaveLength(maxWebhooks);
  const { status, refusal } = await add({});
  expect([status, refusal.error]).toEqual([
    409,
    "You have 10 webhooks, the most there can be. Delete one first.",
  ]);
});
