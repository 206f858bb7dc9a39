// Payments without anything around them: the sandbox as gateway, a purpose that counts, and events that are signed here.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { openPayment } from "#features/money/payments/open-payment.ts";
import { paymentRoutes } from "#features/money/payments/payments.routes.ts";
import type { Payment, Purposes, Refund } from "#features/money/payments/purposes.ts";
import { requestRefund } from "#features/money/payments/refunds/request-refund.ts";
import { sendRefund } from "#features/money/payments/refunds/send-refund.ts";
import { startPayment } from "#features/money/payments/start-payment.ts";
import { adjustWallet } from "#features/money/wallet/adjust-wallet.ts";
import type { Entry } from "#features/money/wallet/entry.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { SIGNATURE, signBody } from "#gateways/payment/sandbox/sandbox-signature.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { buildHttp } from "#kernel/http/http.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { type TestApp, testApp } from "./test-app.ts";
import { testSeller } from "./test-seller.ts";

/** What the purpose was told, payment by payment. */
interface Effects {
  fulfilled: Id[];
  released: [Id, string][];
  refunded: Refund[];
  /** Can what was wanted still be had? */
  isThere: boolean;
}

/** Out of escrow to the seller, or with a minus back again. */
const sell = (deps: Deps, { amount, ...more }: Pick<Entry, "source" | "currency"> & { amount: number }) =>
  postTransaction(deps, {
    ...more,
    description: "Order 1042",
    postings: [
      { account: { kind: "escrow" }, leg: "escrow", type: "transfer", amount: -amount },
      { account: { kind: "sales" }, leg: "sales", type: "transfer", amount },
    ],
  });

function countingPurpose(): { effects: Effects; purposes: Purposes } {
  const effects: Effects = { fulfilled: [], released: [], refunded: [], isThere: true };
  return {
    effects,
    purposes: {
      plan: {
        fulfil: async (deps, { id, amount, credits, currency }, post) => {
          await post();
          effects.fulfilled.push(id);
          const source = { type: "plan", id } as const;
          if (effects.isThere) await sell(deps, { source, amount: amount + credits, currency });
          return effects.isThere;
        },
        release: async (_deps, { id }, why) => void effects.released.push([id, why]),
        refunded: async (_deps, refund) => void effects.refunded.push(refund),
      },
    },
  };
}

type RefundRow = Record<"kind" | "status" | "amount" | "to_gateway" | "to_credits", string> & { id: Id };

export async function testPayments(settings: Parameters<typeof testApp>[0] = {}) {
  const server: TestApp = await testApp(settings);
  const { deps } = server;
  const { effects, purposes } = countingPurpose();
  const http = await buildHttp(deps);
  paymentRoutes({ ...server.app, http, deps }, purposes);
  await http.ready();

  const rows = <Row extends Record<string, unknown>>(statement: string, values: unknown[]) =>
    server.database.sql<Row>(statement, values);

  const open = (more: Partial<Payment> = {}): Promise<Payment> =>
    inTransaction(deps, (deps) =>
      openPayment(deps, {
        purpose: "plan",
        userId: null,
        gateway: "sandbox",
        amount: 10_000,
        credits: 0,
        currency: "USD",
        email: "grace@example.com",
        description: "Order 1042",
        returnPath: "/cart-checkout",
        expiresAt: after(deps.clock.now(), minutes(15)),
        ...more,
      }),
    );

  const started = async (more: Partial<Payment> = {}) =>
    startPayment(deps, purposes, (await open(more)).id, "http://localhost");

  const credit = (userId: Id, amount: number) => adjustWallet(deps, userId, { amount, reason: "A present" });

  const pay = ({ id, sessionId }: Payment, chargeIds = [`ch_${id}`]) =>
    rows("UPDATE sandbox_sessions SET paid_at = $2, charge_ids = $3 WHERE id = $1", [
      sessionId,
      deps.clock.now(),
      chargeIds,
    ]);

  const tell = (event: object, gateway = "sandbox") => {
    const bytes = Buffer.from(JSON.stringify(event));
    return http.inject({
      method: "POST",
      url: `/webhooks/${gateway}`,
      headers: { "content-type": "application/json", [SIGNATURE]: signBody(deps, bytes) },
      payload: bytes,
    });
  };

  const refunds = (paymentId: Id) =>
    rows<RefundRow>("SELECT * FROM refunds WHERE payment_id = $1 ORDER BY created_at, id", [paymentId]);

  return {
    server,
    deps,
    clock: server.clock,
    http,
    purposes,
    effects,
    open,
    /** Opened at the gateway too. */
    started,
    /** And paid, as its gateway told. */
    paid: async (more: Partial<Payment> = {}): Promise<Payment> => {
      const payment = await started(more);
      await pay(payment);
      await tell(paidEvent(payment));
      return { ...payment, chargeId: `ch_${payment.id}` };
    },
    credit,
    /** Somebody with so many credits. */
    member: async (credits: number): Promise<Id> => {
      const { id } = await testSeller(server);
      await credit(id, credits);
      return id;
    },
    /** Asked for as a plan asks. */
    refund: (payment: Payment, amount: number, id = deps.newId()): Promise<Refund> =>
      inTransaction(deps, async (deps) => {
        const { id: paymentId, currency } = payment;
        const wanted = { id, paymentId, orderId: null, kind: "plan", amount, reason: "" } as const;
        const refund = await requestRefund(deps, wanted);
        await sell(deps, { source: { type: "plan_refund", id }, amount: -amount, currency });
        return refund;
      }),
    /** As the buyer does on the gateway's page, unheard of by us. */
    pay,
    /** As the gateway would send it; what the event says is signed with it. */
    tell,
    payment: async (id: Id) =>
      (await rows<Record<string, unknown>>("SELECT * FROM payments WHERE id = $1", [id]))[0],
    refunds,
    /** The only one there is of it. */
    refundOf: async ({ id }: Payment): Promise<RefundRow> => {
      const [refund, ...more] = await refunds(id);
      if (!refund || more.length > 0) throw new Error(`Of payment ${id} there is not one refund.`);
      return refund;
    },
    alerts: () =>
      rows<{ event_id: string; payment_id: Id | null; alert: string }>(
        "SELECT event_id, payment_id, alert FROM payment_events WHERE alert IS NOT NULL",
        [],
      ),
    /** Sum of an account of the installation's own. */
    sum: async (kind: string) => {
      const [row] = await rows<{ sum: string }>(
        `SELECT coalesce(sum(p.amount), 0)::text AS sum FROM postings p JOIN accounts a ON a.id = p.account_id
         WHERE a.user_id IS NULL AND a.kind = $1`,
        [kind],
      );
      return Number(row?.sum);
    },
    ledger: (sourceId: Id) =>
      rows<{ source_type: string }>("SELECT source_type FROM ledger_transactions WHERE source_id = $1", [
        sourceId,
      ]),
    /** What the queue would do now. */
    sendRefunds: async () => {
      const due = await rows<{ id: Id }>("SELECT id FROM refunds WHERE status IN ('requested', 'sent')", []);
      for (const { id } of due) await sendRefund(deps, purposes, id);
    },
    close: async () => {
      await http.close();
      await server.close();
    },
  };
}
export type TestPayments = Awaited<ReturnType<typeof testPayments>>;

let told = 0;
const eventOf = (type: string, data: object) => {
  told += 1;
  return { id: `evt_${told}`, type, created: 1_800_000_000, data };
};

const charged = ({ id, projectId, sessionId, amount, currency }: Payment) => ({
  session_id: sessionId,
  payment_id: id,
  project_id: projectId,
  amount,
  currency,
});

export const paidEvent = (payment: Payment, more: object = {}) =>
  eventOf("payment.succeeded", { ...charged(payment), charge_id: `ch_${payment.id}`, ...more });
export const failedEvent = (payment: Payment) => eventOf("payment.failed", charged(payment));
export const expiredEvent = (payment: Payment) => eventOf("session.expired", charged(payment));
export const refundEvent = (refundId: Id, status: "pending" | "succeeded" | "failed" = "succeeded") =>
  eventOf("refund.updated", { refund_id: refundId, id: `re_${refundId}`, status, reason: "" });
export const disputeEvent = (payment: Payment, outcome: "opened" | "won", amount: number) =>
  eventOf(`dispute.${outcome}`, { charge_id: `ch_${payment.id}`, amount, currency: payment.currency });
/** Made by somebody's hand at the gateway, which calls it `id`. */
export const outsideEvent = (
  { id: paymentId, currency }: Payment,
  outcome: "made" | "undone",
  { amount, id = `re_hand_${paymentId}` }: { amount: number; id?: string },
) => eventOf(`outside_refund.${outcome}`, { id, charge_id: `ch_${paymentId}`, amount, currency });
