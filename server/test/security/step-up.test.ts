// A stolen session is not worth an account: what moves money, changes who gets in or takes everything along asks its owner
// once more. Each such call is named here; one that asks and is not named fails, and one that is named and does not ask.
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adjustWallet } from "#features/money/wallet/adjust-wallet.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { call } from "../call.ts";
import { purchase } from "../test-store-app.ts";
import { aim, OPERATORS, type Operation, operationsOf, payloadOf } from "./operations.ts";
import type { Targets } from "./samples.ts";
import { twoSellers } from "./two-sellers.ts";

let world: Awaited<ReturnType<typeof twoSellers>>;
let operations: Operation[];
/** Of a refund that is proposed. */
let proposed: string;
beforeAll(async () => {
  world = await twoSellers();
  operations = operationsOf(world.server);
  const { orderId, appointmentId } = world.targets;
  // Cancelling it refunds it.
  await world.server.database.sql(
    `WITH paid AS (UPDATE appointments SET paid = price WHERE id = $2 RETURNING *)
     UPDATE order_items SET kind = 'service', product_id = NULL, sku = '', unit_wholesale = 0, unit_price = paid.price,
       service_id = paid.service_id, appointment_id = paid.id, starts_at = paid.starts_at, ends_at = paid.ends_at
     FROM paid WHERE order_id = $1`,
    [orderId, appointmentId],
  );
  await adjustWallet(world.server.deps, world.a.id, { amount: 1000, reason: "To be spent" });
  const refund = { params: { id: orderId }, body: { restock: false, reason: "Broken" } };
  const { data } = (
    await call(
      world.server,
      assistant.propose,
      { body: { endpoint: "orders.refund", input: refund } },
      world.a,
    )
  ).body;
  proposed = data.sha256;
  Object.assign(world.targets, { proposalId: data.id });
});
afterAll(() => world.server.close());

/** With the body that makes it ask, where not every one does. */
const asking: Record<string, { payload?: (targets: Targets) => object }> = {
  [`POST ${M}/payout/create`]: {},
  [`POST ${M}/user/payout-destinations`]: {},
  [`POST ${M}/user/gift-cards`]: {},
  [`POST ${M}/user/gift-cards/{id}/code`]: {},
  [`DELETE ${M}/user/payout-destinations/{id}`]: {},
  "POST /payments/refund": {},
  // With credits, and of so much as could be withdrawn.
  [`POST ${M}/payment/create`]: {
    payload: ({ productId }) =>
      purchase([{ id: productId, quantity: 2, website_url: null }], { gateway: "wallet" }),
  },
  [`POST ${M}/user/orders/{id}/refund`]: {},
  [`POST ${M}/assistant/proposals/{id}/confirm`]: { payload: () => ({ sha256: proposed }) },
  [`POST ${M}/user/orders/{id}/status`]: { payload: () => ({ status: "cancelled" }) },
  [`PATCH ${M}/user/appointments/{id}`]: { payload: () => ({ status: "Cancelled" }) },
  "POST /auth/email-change": {},
  [`POST ${M}/user/tokens`]: {},
  [`POST ${M}/user/webhooks`]: {},
  [`PATCH ${M}/user/webhooks/{id}`]: { payload: () => ({ url: "https://8.8.4.4/" }) },
  [`POST ${M}/user/webhooks/{id}/rotate`]: {},
  "POST /auth/set-password": {},
  "POST /auth/link-code": {},
  "POST /google/link": {},
  "DELETE /google/link": {},
  "POST /auth/data-exports": {},
  "GET /auth/data-exports/{id}/file": {},
  "POST /auth/deletion": {},
  "POST /auth/second-factor": {},
  "POST /auth/second-factor/recovery-codes": {},
  "DELETE /auth/second-factor": {},
};
/** It takes the password itself, which is enough where nothing else is asked for. */
const asksWithCode = "POST /auth/change-password";

async function answers(names: string[]) {
  const { server, a, targets } = world;
  const found: Record<string, unknown> = {};
  for (const operation of operations.filter(({ name }) => names.includes(name))) {
    const { payload } = asking[operation.name] ?? {};
    const answer = await server.http.inject({
      method: operation.method,
      url: aim(operation, targets),
      headers: a.headers,
      ...payloadOf(operation, targets),
      ...(payload && { payload: payload(targets) }),
    });
    found[operation.name] = [answer.statusCode, answer.json().code, answer.json().ways];
  }
  return found;
}
const each = (names: string[], answer: unknown) => Object.fromEntries(names.map((name) => [name, answer]));
const confirmedAgo = (ms: number) =>
  world.server.database.sql("UPDATE sessions SET confirmed_at = $1", [after(world.server.clock.now(), -ms)]);

test("the calls that say they ask are the calls that are named here", () => {
  const { paths } = world.server.http.apiDocument() as unknown as {
    paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
  };
  // The operator's calls are in operator.test.ts.
  const sellers = Object.entries(paths).filter(([path]) => !path.startsWith(OPERATORS));
  const saying = sellers.flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) => responses["403"]?.description.includes("confirmation_required"))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  expect(saying.toSorted()).toEqual([...Object.keys(asking), asksWithCode].toSorted());
});

test("each refuses a session that proved nothing for five minutes, and says what it takes", async () => {
  const { server, a } = world;
  await server.database.sql("UPDATE users SET password_hash = 'a hash' WHERE id = $1", [a.id]);
  await confirmedAgo(minutes(5));
  const names = Object.keys(asking);
  expect(await answers(names)).toEqual(each(names, [403, "confirmation_required", ["password"]]));
});

test("of whoever has a second factor each takes nothing less than a code", async () => {
  await world.server.database.sql(
    "INSERT INTO second_factors VALUES ($1, 'sealed', now(), now(), 0) ON CONFLICT (user_id) DO NOTHING",
    [world.a.id],
  );
  await confirmedAgo(minutes(5));
  const names = [...Object.keys(asking), asksWithCode];
  expect(await answers(names)).toEqual(each(names, [403, "confirmation_required", ["code"]]));
});
