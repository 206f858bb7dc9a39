import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isSandboxOn, isSandboxOpenToOthers } from "#kernel/config/gateway-settings.ts";
import { minutes, seconds } from "#kernel/time/clock.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { takesPayments } from "#test/gateway-contract.ts";
import { wantedOf } from "#test/gateway-world.ts";
import { sandboxBody, signedBySandbox } from "#test/sandbox-events.ts";
import { type TestApp, testApp } from "#test/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const gateway = () => server.deps.gateways.get("sandbox")!;
const choose = (id: string, outcome: string) =>
  server.http.inject({
    method: "POST",
    url: `/pay/${id}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `outcome=${outcome}`,
  });
const opened = async () => {
  const wanted = wantedOf({ clock: server.clock, newId: server.deps.newId });
  return { wanted, ...(await gateway().openSession(wanted)) };
};

async function mustChoose(id: string, outcome: string): Promise<void> {
  const { headers } = await choose(id, outcome);
  if (!headers.location?.startsWith("/cart-checkout")) throw new Error("nobody can pay there");
}

async function told(about: string): Promise<string[]> {
  const rows = await server.database.sql<{ body: string }>(
    "SELECT DISTINCT ON (event_id) body FROM sandbox_events WHERE strpos(body, $1) > 0 ORDER BY event_id",
    [about],
  );
  return rows.map(({ body }) => body);
}

const paid = { amount: 4_120, currency: "USD" };

takesPayments(() => ({
  gateway: gateway(),
  clock: server.clock,
  newId: server.deps.newId,
  header: "sandbox-signature",
  pay: (id) => mustChoose(id, "pay"),
  payOnce: (id) => mustChoose(id, "pay_once"),
  decline: (id) => mustChoose(id, "decline"),
  forget: async (methodRef) =>
    void (await server.database.sql("UPDATE sandbox_sessions SET method_ref = NULL WHERE method_ref = $1", [
      methodRef,
    ])),
  told,
  sign: (body, at, secret) => signedBySandbox(server.deps, body, at, secret),
  dispute: (charge_id, outcome) =>
    sandboxBody(outcome === "taken" ? "dispute.opened" : "dispute.won", { charge_id, ...paid }),
  outsideRefund: (charge_id, outcome) =>
    sandboxBody(`outside_refund.${outcome === "taken" ? "made" : "undone"}`, {
      id: "re_1",
      charge_id,
      ...paid,
    }),
  stranger: () => sandboxBody("moon.rose", {}),
}));

describe("the sandbox", () => {
  test("hears one of twenty who choose at once", async () => {
    const { sessionId } = await opened();
    const answers = await concurrently(
      seededRandom(),
      times(20, () => choose(sessionId, "pay")),
    );
    const ways = answers.map(({ headers }) => headers.location);
    expect(ways.filter((way) => way === "/cart-checkout?payment=x")).toHaveLength(1);
    expect(await gateway().findSession(sessionId)).toMatchObject({ chargeIds: [expect.any(String)] });
    expect(await told(sessionId)).toHaveLength(1);
  });

  test("leaves a payment open that was cancelled, and open until its time is over", async () => {
    const { sessionId } = await opened();
    const { statusCode, headers } = await choose(sessionId, "cancel");
    expect([statusCode, headers.location]).toEqual([303, "/cart-checkout?payment=x&cancelled=1"]);
    server.clock.advance(minutes(15) - 1);
    expect(await gateway().findSession(sessionId)).toMatchObject({ status: "open" });
    server.clock.advance(1);
    expect(await gateway().findSession(sessionId)).toMatchObject({ status: "expired" });
    expect((await choose(sessionId, "pay")).headers.location).toBe(`/pay/${sessionId}`);
    expect(await gateway().findSession(sessionId)).toMatchObject({ status: "expired" });
  });

  test("takes two charges for one payment, and gives each back by itself", async () => {
    const { sessionId } = await opened();
    await choose(sessionId, "pay_twice");
    const { chargeIds } = (await gateway().findSession(sessionId))!;
    expect(new Set(chargeIds).size).toBe(2);
    expect(await told(sessionId)).toHaveLength(2);
    for (const chargeId of chargeIds) {
      const refund = { refundId: server.deps.newId(), sessionId, chargeId, amount: 4_120, currency: "USD" };
      expect(await gateway().refund(refund)).toMatchObject({ status: "succeeded" });
    }
  });

  test.each(["open", "closed"])("lets money come late into a session that is %s", async (before) => {
    const { sessionId } = await opened();
    if (before === "closed") await gateway().closeSession(sessionId);
    await choose(sessionId, "pay_late");
    expect(await gateway().findSession(sessionId)).toMatchObject({ status: "expired", chargeIds: [] });
    server.clock.advance(seconds(10));
    expect(await gateway().findSession(sessionId)).toMatchObject({
      status: "paid",
      chargeIds: [expect.any(String)],
    });
    const sent = await server.database.sql<{ type: string; first: Date }>(
      "SELECT body::json->>'type' AS type, min(send_at) AS first FROM sandbox_events WHERE strpos(body, $1) > 0 GROUP BY 1",
      [sessionId],
    );
    const at = Object.fromEntries(sent.map(({ type, first }) => [type, first.getTime()]));
    expect(at["session.expired"]).toBeLessThan(at["payment.succeeded"]!);
  });
});

describe("it is on", () => {
  const local = { HOST: "127.0.0.1" };
  const live = { STRIPE_SECRET_KEY: "sk_live_x" };
  test.each([
    ["on a machine of one's own", local, true, false],
    ["with an address of that machine", { ...local, PUBLIC_URL: "http://localhost:3000" }, true, false],
    ["where others reach it without an address", { HOST: "0.0.0.0" }, true, true],
    ["not with an address for people", { ...local, PUBLIC_URL: "https://desk.example.com" }, false, false],
    ["not beside a key that moves money", { ...local, ...live }, false, false],
    [
      "where it is asked for",
      { ...local, PUBLIC_URL: "https://desk.example.com", SANDBOX: "on" },
      true,
      true,
    ],
    ["not where it is refused", { ...local, SANDBOX: "off" }, false, false],
  ] as const)("%s", (_where, place, isOn, isOpen) => {
    expect([isSandboxOn(place), isSandboxOpenToOthers(place)]).toEqual([isOn, isOpen]);
  });
});
