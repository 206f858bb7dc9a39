// A read model: reads a user's plan payments with payment, plan and period in one statement.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { PlanPayment, PlanPaymentStatus } from "@solodesk/contract/money/billing.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import type { PaidLine } from "./paid-line.ts";

/** Amounts in minor units, times as the database writes them. */
export interface HistoryRow extends Record<string, unknown> {
  paymentId: Id;
  planName: string;
  kind: PlanPayment["kind"];
  status: PlanPaymentStatus;
  gateway: GatewayName;
  /** The total paid, at the gateway and with credits. */
  amount: number;
  refunded: number;
  currency: string;
  email: string;
  lines: PaidLine[];
  /** The credits added to the wallet; null for subscriptions. */
  credits: number | null;
  /** The actual period, or the planned one if it has not begun. */
  periodStart: string | null;
  periodEnd: string | null;
  /** The plan of an upgrade whose price was reduced by this payment's unused time. */
  upgradedTo: string | null;
  /** For an upgrade: the plan before it, the payment for that plan, and the end of the time it paid for. */
  backTo: string | null;
  backId: Id | null;
  backUntil: string | null;
  receiptNumber: number | null;
  createdAt: string;
  settledAt: string | null;
}

export interface HistoryConditions {
  userId: Id;
  status?: PlanPaymentStatus | undefined;
  kind?: PlanPayment["kind"] | undefined;
  /** When the payment was created. */
  created: Partial<Range>;
}

const history = sql`
  SELECT payments.id AS "paymentId", plans.name AS "planName", plans.kind, payments.gateway, payments.currency, payments.email,
    CASE WHEN payments.status IN ('created', 'pending') THEN 'pending'
      WHEN payments.status <> 'succeeded' THEN 'failed'
      WHEN payments.refunded = 0 THEN 'success'
      WHEN payments.refunded < payments.amount + payments.credits THEN 'partly_refunded'
      ELSE 'refunded' END AS status,
    (payments.amount + payments.credits)::float8 AS amount, payments.refunded::float8 AS refunded,
    plan_payments.lines, plan_payments.credits::float8 AS credits, plan_payments.user_id AS "userId",
    coalesce(period.starts_at, plan_payments.period_start) AS "periodStart",
    coalesce(period.ends_at, plan_payments.period_end) AS "periodEnd",
    larger.name AS "upgradedTo", before.name AS "backTo", before.payment_id AS "backId", before.paid_until AS "backUntil",
    plan_payments.receipt_number::float8 AS "receiptNumber",
    payments.created_at AS "createdAt", payments.settled_at AS "settledAt"
  FROM plan_payments JOIN payments ON payments.id = plan_payments.payment_id
    JOIN plans ON plans.id = plan_payments.plan_id
    LEFT JOIN subscription_periods period ON period.payment_id = plan_payments.payment_id
    LEFT JOIN LATERAL (
      SELECT name FROM plan_payments next JOIN payments paid ON paid.id = next.payment_id JOIN plans ON plans.id = next.plan_id
      WHERE next.user_id = plan_payments.user_id AND next.follows = plan_payments.payment_id AND next.action = 'upgrade'
        AND next.receipt_number IS NOT NULL AND paid.refunded < paid.amount + paid.credits AND period.ends_at < period.paid_until
      LIMIT 1
    ) larger ON true
    LEFT JOIN LATERAL (
      SELECT name, payment_id, paid_until FROM subscription_periods cut JOIN plans ON plans.id = cut.plan_id
      WHERE plan_payments.action = 'upgrade' AND cut.payment_id = plan_payments.follows AND cut.ends_at < cut.paid_until
    ) before ON true`;

function matchesFilter({ userId, status, kind, created: { from, to } }: HistoryConditions): SQL {
  const parts = [
    sql`"userId" = ${userId}`,
    status && sql`status = ${status}`,
    kind && sql`kind = ${kind}`,
    from === undefined ? undefined : sql`"createdAt" >= ${new Date(from).toISOString()}`,
    to === undefined ? undefined : sql`"createdAt" < ${new Date(to).toISOString()}`,
  ];
  return sql.join(
    parts.filter((part) => part !== undefined),
    sql` AND `,
  );
}

/** Newest first: ids count up with time. */
export async function listHistoryRows(
  db: Db,
  filter: HistoryConditions,
  { limit, offset }: { limit: number; offset: number },
): Promise<HistoryRow[]> {
  const { rows } = await db.execute<HistoryRow>(
    sql`SELECT * FROM (${history}) AS history WHERE ${matchesFilter(filter)}
      ORDER BY "paymentId" DESC LIMIT ${limit} OFFSET ${offset}`,
  );
  return rows;
}

export async function countHistoryRows(db: Db, filter: HistoryConditions): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM (${history}) AS history WHERE ${matchesFilter(filter)}`,
  );
  return rows[0]?.n ?? 0;
}

/** Returns undefined for another user's payment. */
export async function findHistoryRow(db: Db, userId: Id, paymentId: Id): Promise<HistoryRow | undefined> {
  const { rows } = await db.execute<HistoryRow>(
    sql`SELECT * FROM (${history}) AS history WHERE "userId" = ${userId} AND "paymentId" = ${paymentId}`,
  );
  return rows[0];
}
