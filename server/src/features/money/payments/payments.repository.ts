import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { GatewayName, PaymentStatus } from "@solodesk/contract/money/payments.ts";
import { and, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { type Db, preparedTuples } from "#kernel/database/db.ts";
import { insertRows, selectRows } from "#kernel/database/table-rows.ts";
import { after, seconds } from "#kernel/time/clock.ts";
import type { Claim } from "./outcome.ts";
import { openStatuses } from "./payment-status.ts";
import { payments } from "./payments.table.ts";

export type Payment = typeof payments.$inferSelect;

export async function insertPayment(tx: Db, payment: Payment): Promise<void> {
  await insertRows(tx, "insert-payment", payments, [payment]);
}

export async function findPayment(db: Db, id: Id): Promise<Payment | undefined> {
  const [row] = await selectRows(db, "find-payment", payments, { rest: "WHERE id = $1", values: [id] });
  return row;
}

/**
 * Of orders that are paid or may still be: one that failed or expired as well, when it is paid at a gateway late, takes its
 * credits again.
 */
export async function sumCredits(db: Db, userId: Id, since: Date): Promise<number> {
  const statement = `SELECT coalesce(sum(credits), 0)::float8 FROM payments
    WHERE user_id = $1 AND purpose = 'order' AND created_at > $2 AND (amount > 0 OR status NOT IN ('failed', 'expired'))`;
  const [tuple] = await preparedTuples(db, "sum-credits", statement, [userId, since]);
  return Number(tuple?.[0] ?? 0);
}

/** Nobody else changes it before the transaction is over. */
export async function lockPaymentOfCharge(
  tx: Db,
  gateway: GatewayName,
  chargeId: string,
): Promise<Payment | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.gateway, gateway), eq(payments.chargeId, chargeId)))
    .for("update");
  return row;
}

/** Whoever claims something of a payment must mean this one in every respect; without a claim only credits can have paid. */
const isMeant = (claim: Claim | undefined, needsClaim: boolean): SQL | undefined => {
  if (!claim) return needsClaim ? eq(payments.amount, 0) : undefined;
  return and(
    eq(payments.gateway, claim.gateway),
    eq(payments.projectId, claim.projectId),
    eq(payments.amount, claim.amount),
    eq(payments.currency, claim.currency),
    or(isNull(payments.sessionId), eq(payments.sessionId, claim.sessionId)),
    sql`NOT EXISTS (
      SELECT FROM payments other
      WHERE other.gateway = ${claim.gateway} AND other.session_id = ${claim.sessionId} AND other.id <> ${payments.id}
    )`,
  );
};

interface Step {
  from: readonly PaymentStatus[];
  to: PaymentStatus;
  claim: Claim | undefined;
  chargeId?: string | undefined;
  now: Date;
}

/** The one write by which a payment becomes something else; undefined when it is something else already, or was not meant. */
export async function advancePayment(
  tx: Db,
  id: Id,
  { from, to, claim, chargeId, now }: Step,
): Promise<Payment | undefined> {
  const isPaid = to === "succeeded";
  const [row] = await tx
    .update(payments)
    .set({
      status: to,
      ...(claim && { sessionId: claim.sessionId }),
      ...(isPaid && { chargeId: chargeId ?? null, settledAt: now }),
    })
    .where(and(eq(payments.id, id), inArray(payments.status, from), isMeant(claim, isPaid)))
    .returning();
  return row;
}

/** Of a session that was opened for it; undefined when it is no longer waiting for one. */
export async function saveSession(
  db: Db,
  id: Id,
  { sessionId, checkoutUrl }: { sessionId: string; checkoutUrl: string | null },
): Promise<Payment | undefined> {
  const [row] = await db
    .update(payments)
    .set({ status: "pending", sessionId, checkoutUrl })
    .where(and(eq(payments.id, id), eq(payments.status, "created")))
    .returning();
  return row;
}

const isKept = (methodId: Id) =>
  sql`EXISTS (SELECT FROM payment_methods m WHERE m.id = ${methodId} AND m.removed_at IS NULL)`;

/** It is charged by that one and no other; undefined when it is charged by another, or over, or that one was removed. */
export async function claimCharge(db: Db, id: Id, methodId: Id): Promise<Payment | undefined> {
  const { methodId: by } = payments;
  const [row] = await db
    .update(payments)
    .set({ methodId })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.status, "created"),
        or(and(isNull(by), isKept(methodId)), eq(by, methodId)),
      ),
    )
    .returning();
  return row;
}

export async function noteMethod(tx: Db, id: Id, methodId: Id): Promise<void> {
  await tx.update(payments).set({ methodId }).where(eq(payments.id, id));
}

/** What it had kept of credits it does not have any more. */
export async function dropCredits(tx: Db, id: Id): Promise<Payment | undefined> {
  const [row] = await tx.update(payments).set({ credits: 0 }).where(eq(payments.id, id)).returning();
  return row;
}

/** One question to its gateway in a second, whoever asks; false: somebody else has just asked. */
export async function claimQuestion(db: Db, id: Id, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(payments)
    .set({ askedAt: now })
    .where(
      and(eq(payments.id, id), or(isNull(payments.askedAt), lte(payments.askedAt, after(now, -seconds(1))))),
    );
  return rowCount === 1;
}

/**
 * Takes open payments whose gateway is to be asked, and says when each is due again: after a minute until its time is over,
 * from then on after as long as it is over already, at most an hour. Longest due first.
 */
export function claimDuePayments(db: Db, now: Date, limit: number): Promise<Payment[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.status, openStatuses), lte(payments.checkAt, now)))
    .orderBy(payments.checkAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  return db
    .update(payments)
    .set({
      checkAt: sql`${moment} + LEAST(GREATEST(${moment} - ${payments.expiresAt}, interval '1 minute'), interval '1 hour')`,
    })
    .where(inArray(payments.id, due))
    .returning();
}

/** Sets `amount` aside to be given back; undefined when there is not that much left of what came in. */
export async function raiseRefunded(
  tx: Db,
  id: Id,
  amount: number,
  of: "all" | "gateway",
): Promise<Payment | undefined> {
  const whole = of === "all" ? sql`${payments.amount} + ${payments.credits}` : sql`${payments.amount}`;
  const [row] = await tx
    .update(payments)
    .set({ refunded: sql`${payments.refunded} + ${amount}` })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.status, "succeeded"),
        sql`${payments.refunded} + ${amount} <= ${whole}`,
      ),
    )
    .returning();
  return row;
}

export async function lowerRefunded(tx: Db, id: Id, amount: number): Promise<void> {
  await tx
    .update(payments)
    .set({ refunded: sql`${payments.refunded} - ${amount}` })
    .where(eq(payments.id, id));
}
