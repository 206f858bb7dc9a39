// Plans as somebody buys them: the default list, the sandbox as gateway, and its events signed here.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import {
  billing as contract,
  type PlanPayment,
  type PurchasePreview,
} from "@solodesk/contract/money/billing.ts";
import { findPayment } from "#features/money/payments/find-payment.ts";
import type { Payment } from "#features/money/payments/purposes.ts";
import { listPlans, type PlanRow } from "#features/money/plans/list-plans.ts";
import { loadDefaultPlans } from "#features/money/plans/load-default-plans.ts";
import { adjustWallet } from "#features/money/wallet/adjust-wallet.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { chooseOutcome, type SandboxOutcome } from "#gateways/payment/sandbox/choose-outcome.ts";
import type { Config } from "#kernel/config/config.ts";
import { accessTokens } from "#kernel/secrets/session.ts";
import { type Caller, call, callUnchecked } from "./call.ts";
import { sandboxBody, signedBySandbox } from "./sandbox-events.ts";
import { type TestApp, testApp } from "./test-app.ts";
import { type TestSeller, testSeller } from "./test-seller.ts";

export type Bought = { status: number; code: string | undefined; paymentId: Id; checkoutUrl: string | null };

export async function testBilling(settings: Partial<Config> = {}) {
  const server: TestApp = await testApp(settings);
  const { deps, clock } = server;
  clock.set("2026-06-01T12:00:00Z");
  await loadDefaultPlans(deps);

  /** With a token as of now: days pass in these tests, and an access token lives for minutes. */
  const callerOf = async ({ id, sessionId }: TestSeller, more: Caller["headers"] = {}): Promise<Caller> => {
    const { token } = await accessTokens(deps.secrets, clock, deps.newId).issue({ id, sessionId });
    return { headers: { authorization: `Bearer ${token}`, ...more } };
  };

  async function plan(key: string): Promise<PlanRow> {
    const found = (await listPlans(deps.db)).find((row) => row.key === key);
    if (!found) throw new Error(`There is no plan ${key}.`);
    return found;
  }

  async function buy(
    seller: TestSeller,
    key: string,
    more: object = {},
    headers: Caller["headers"] = {},
  ): Promise<Bought> {
    const body = { planId: (await plan(key)).id, gateway: "sandbox", ...more };
    const answer = await callUnchecked(server, contract.create, { body }, await callerOf(seller, headers));
    if (answer.status >= 400)
      return { status: answer.status, code: answer.code, paymentId: "", checkoutUrl: null };
    return { status: answer.status, code: undefined, ...answer.body.data };
  }

  const payment = async (id: Id): Promise<Payment> => (await findPayment(deps.db, id))!;

  /** As on the gateway's page; nothing here has heard of it yet. */
  const choose = async (id: Id, outcome: SandboxOutcome = "pay") =>
    chooseOutcome(deps, (await payment(id)).sessionId ?? "", outcome);

  /** None if the call is refused. */
  const verify = async (seller: TestSeller, paymentId: Id) => {
    const answer = await call(server, contract.verify, { body: { paymentId } }, await callerOf(seller));
    return answer.status < 400 ? answer.body.data.orderStatus : undefined;
  };

  const tell = (type: string, data: object, id?: string) => {
    const { bytes, headers } = signedBySandbox(deps, sandboxBody(type, data, id));
    return server.http.inject({
      method: "POST",
      url: "/webhooks/sandbox",
      headers: { "content-type": "application/json", ...headers },
      payload: bytes,
    });
  };

  const refund = async (seller: TestSeller, paymentId: Id, headers: Caller["headers"] = {}) => {
    const body = { paymentId, reason: "I changed my mind" };
    const answer = await call(server, contract.refund, { body }, await callerOf(seller, headers));
    const { status } = answer;
    if (status >= 400) return { status, code: answer.code, error: answer.refusal.error };
    return { status, code: undefined, data: answer.body.data };
  };

  return {
    server,
    deps,
    clock,
    callerOf,
    plan,
    buy,
    payment,
    choose,
    verify,
    tell,
    refund,
    /** They have just entered their password. */
    confirm: ({ sessionId }: TestSeller) =>
      server.database.sql("UPDATE sessions SET confirmed_at = $2 WHERE id = $1", [sessionId, clock.now()]),
    seller: (name?: string) => testSeller(server, name),
    /** Bought, paid on the gateway's page and verified. */
    paid: async (seller: TestSeller, key: string): Promise<Id> => {
      const { paymentId } = await buy(seller, key);
      await choose(paymentId);
      if ((await verify(seller, paymentId)) !== "success") throw new Error(`${key} was not paid.`);
      return paymentId;
    },
    /** As the gateway tells that it was paid. */
    paidEvent: ({ id, projectId, sessionId, amount, currency, chargeId }: Payment, more: object = {}) => ({
      session_id: sessionId,
      payment_id: id,
      project_id: projectId,
      amount,
      currency,
      charge_id: chargeId ?? `ch_${id}`,
      ...more,
    }),
    preview: async (seller: TestSeller, key: string): Promise<PurchasePreview> =>
      (
        await call(
          server,
          contract.preview,
          { query: { planId: (await plan(key)).id } },
          await callerOf(seller),
        )
      ).body.data,
    history: async (seller: TestSeller, query = ""): Promise<PlanPayment[]> =>
      (await callUnchecked(server, contract.listHistory, { query }, await callerOf(seller))).body.data,
    wallet: ({ id }: TestSeller) => getWallet(deps.db, id),
    /** Credits from the operator, or with a minus gone. */
    adjust: ({ id }: TestSeller, amount: number) => adjustWallet(deps, id, { amount, reason: "A test" }),
    alerts: () =>
      server.database.sql<{ payment_id: Id; alert: string }>(
        "SELECT payment_id, alert FROM payment_events WHERE alert IS NOT NULL",
      ),
    /** What the books know of a source. */
    ledger: (sourceId: Id) =>
      server.database.sql<{ source_type: string }>(
        "SELECT source_type FROM ledger_transactions WHERE source_id = $1 ORDER BY source_type",
        [sourceId],
      ),
    refundsOf: (paymentId: Id) =>
      server.database.sql<{ id: Id; kind: string; status: string; amount: string }>(
        "SELECT id, kind, status, amount FROM refunds WHERE payment_id = $1 ORDER BY created_at, id",
        [paymentId],
      ),
  };
}
export type TestBilling = Awaited<ReturnType<typeof testBilling>>;
