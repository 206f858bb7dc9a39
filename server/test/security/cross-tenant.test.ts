import { afterAll, beforeAll, expect, test } from "vitest";
import { aim, type Operation, operationsOf, payloadOf } from "./operations.ts";
import { sampleBodies } from "./sample-bodies.ts";
import { MARK, twoSellers } from "./two-sellers.ts";

let world: Awaited<ReturnType<typeof twoSellers>>;
let operations: Operation[];
beforeAll(async () => {
  world = await twoSellers();
  operations = operationsOf(world.server);
});
afterAll(() => world.server.close());

const ask = (operation: Operation, headers: Record<string, string>) =>
  world.server.http.inject({
    method: operation.method,
    url: aim(operation, world.targets),
    headers,
    ...payloadOf(operation, world.targets),
  });

/** What B may send and get: its own things or what is everybody's, but no mark and no id of A. */
const secrets = () => {
  const { a, targets } = world;
  return [
    MARK,
    a.id,
    a.storeId,
    a.sessionId,
    targets.serviceId,
    targets.appointmentId,
    targets.sourceId,
    targets.mailId,
    targets.waitingId,
    targets.linkId,
    targets.campaignId,
    targets.importId,
    targets.exportId,
    targets.paymentId,
    targets.orderId,
    targets.transactionId,
    targets.destinationId,
    targets.payoutId,
    targets.planPaymentId,
    targets.deviceId,
  ];
};

test("every call with a body has a sample, so that no call escapes these tests", () => {
  const missing = operations.filter(({ hasBody, name }) => hasBody && !(name in sampleBodies(world.targets)));
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(operations.length).toBeGreaterThanOrEqual(25);
});

test("F1: no call lets another seller or a stranger see or change A's rows", async () => {
  const before = await world.rowsOfA();
  for (const headers of [world.b.headers, {}]) {
    for (const operation of operations) {
      const answer = await ask(operation, headers);
      expect(answer.statusCode, operation.name).toBeLessThan(500);
      // The address B itself asked about may come back; nothing else of A may.
      const told = answer.body
        .replaceAll(world.targets.websiteUrl, "")
        .replaceAll(world.targets.serviceId, (id) => (answer.statusCode === 200 ? id : ""))
        .replaceAll(world.targets.appointmentId, (id) => (operation.path.endsWith("/confirm") ? "" : id));
      expect(
        secrets().filter((secret) => told.includes(secret)),
        operation.name,
      ).toEqual([]);
    }
  }
  expect(await world.rowsOfA()).toBe(before);
});

test("F1: a call that names one of A's rows answers 404, never 403", async () => {
  const aimed = operations.filter(({ path }) =>
    /\/(services|appointments|calendar-sources|waitlist|links|ads\/imports|data-exports|orders|transactions|sessions|payouts|payout-destinations)\/\{id\}|\{paymentId\}/.test(
      path,
    ),
  );
  expect(aimed.length).toBeGreaterThanOrEqual(5);
  for (const operation of aimed) {
    expect((await ask(operation, world.b.headers)).statusCode, operation.name).toBe(404);
  }
});

test("F1: without a token every call for signed-in users is 401, with the cookie alone too (E11)", async () => {
  const cookie = { cookie: `JWT_TOKEN=${world.a.headers.authorization.slice("Bearer ".length)}` };
  for (const operation of operations.filter(({ needsUser }) => needsUser)) {
    expect((await ask(operation, {})).statusCode, operation.name).toBe(401);
    expect((await ask(operation, cookie)).statusCode, operation.name).toBe(401);
  }
});
