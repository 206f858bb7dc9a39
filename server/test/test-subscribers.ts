// People on plans, and the days that pass: what somebody does there, the jobs do or the gateway tells.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { createPlanPayment } from "#features/money/billing/create-plan-payment.ts";
import { openPlanPayment } from "#features/money/billing/open-plan-payment.ts";
import { renewSubscriptions } from "#features/money/billing/renew-subscriptions.ts";
import { findPayment } from "#features/money/payments/find-payment.ts";
import { reconcilePayments } from "#features/money/payments/reconcile/reconcile-payments.ts";
import { verifyPayment } from "#features/money/payments/verify-payment.ts";
import { getSubscription } from "#features/money/subscription/get-subscription.ts";
import { chooseOutcome, type SandboxOutcome } from "#gateways/payment/sandbox/choose-outcome.ts";
import type { Deps } from "#kernel/deps.ts";
import { purposes } from "../src/purposes.ts";
import type { TestBilling } from "./test-billing.ts";

const ORIGIN = "http://localhost";

export function testSubscribers({ deps, clock, plan, server }: TestBilling) {
  const rows = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
    server.database.sql<Row>(statement, values);

  /** Opened, and at the gateway where it is not by credits. */
  async function open(userId: Id, key: string, gateway: GatewayName): Promise<Id> {
    const wanted = { planId: (await plan(key)).id, gateway };
    const { paymentId } = await createPlanPayment(deps, userId, wanted);
    await openPlanPayment(deps, purposes, paymentId, ORIGIN);
    return paymentId;
  }

  async function choose(paymentId: Id, outcome: SandboxOutcome): Promise<string> {
    const payment = await findPayment(deps.db, paymentId);
    await chooseOutcome(deps, payment?.sessionId ?? "", outcome);
    return (await verifyPayment(deps, purposes, paymentId)).status;
  }

  return {
    open,
    choose,
    /** Bought and paid, by credits unless a choice on the gateway's page is given. */
    async subscribe(userId: Id, key: string, outcome?: SandboxOutcome): Promise<Id> {
      const paymentId = await open(userId, key, outcome ? "sandbox" : "wallet");
      if (outcome) await choose(paymentId, outcome);
      return paymentId;
    },
    /** The jobs of a moment. */
    async jobs(moment?: string, with_: Deps = deps): Promise<void> {
      if (moment !== undefined) clock.set(moment);
      await renewSubscriptions(with_, purposes);
      await reconcilePayments(with_, purposes);
    },
    status: (userId: Id) => getSubscription(deps, userId),
    periods: (userId: Id) =>
      rows<{ starts_at: Date; ends_at: Date; amount: string; plan: string; payment_id: Id }>(
        `SELECT p.starts_at, p.ends_at, p.amount, p.payment_id, plans.key AS plan FROM subscription_periods p
         JOIN subscriptions s ON s.id = p.subscription_id JOIN plans ON plans.id = p.plan_id
         WHERE s.user_id = $1 ORDER BY p.starts_at, p.paid_until`,
        [userId],
      ),
    /** Letters about the plan, in their order. */
    mails: async (userId: Id) =>
      (
        await rows<{ kind: string }>("SELECT kind FROM mails WHERE user_id = $1 ORDER BY created_at, id", [
          userId,
        ])
      ).map(({ kind }) => kind),
    email: async (userId: Id, kind: string) =>
      (
        await rows<{ text: string }>(
          "SELECT text FROM mails WHERE user_id = $1 AND kind = $2 ORDER BY created_at DESC, id DESC LIMIT 1",
          [userId, kind],
        )
      )[0]?.text ?? "",
    payments: (userId: Id) =>
      rows<{ id: Id; status: string; amount: string; credits: string; refunded: string; gateway: string }>(
        "SELECT * FROM payments WHERE user_id = $1 ORDER BY created_at, id",
        [userId],
      ),
  };
}
export type TestSubscribers = ReturnType<typeof testSubscribers>;
