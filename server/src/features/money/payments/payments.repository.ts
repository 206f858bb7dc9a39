import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { GatewayName, PaymentStatus } from "@solodesk/contract/money/payments.ts";
import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { type Db, preparedTuples } from "#kernel/database/db.ts";
import { insertRows, selectRows } from "#kernel/database/table-rows.ts";
import { after, seconds } from "#kernel/time/clock.ts";
import type { Claim } from "./outcome.ts";
import { openPaymentStatuses } from "./payment-status.ts";
import { payments } from "./payments.table.ts";

export type Payment = typeof payments.$inferSelect;

export async function insertPayment(tx: Db, payment: Payment): Promise<void> {
  await insertRows(tx, "insert-payment", payments, [payment]);
}

export async function findPaymentRow(db: Db, id: Id): Promise<Payment | undefined> {
  const [row] = await selectRows(db, "find-payment", payments, { rest: "WHERE id = $1", values: [id] });
  return row;
}

/** Locks a payment until the transaction ends. */
export async function lockPayment(tx: Db, id: Id): Promise<Payment | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for("no key update");
  return row;
}

/**
 * Sums the credits of orders that are paid or still can be. That includes failed or expired ones with a
 * gateway amount: a late payment takes its credits again.
 */
export async function sumPaymentCredits(db: Db, userId: Id, since: Date): Promise<number> {
  const statement = `SELECT coalesce(sum(credits), 0)::float8 FROM payments
    WHERE user_id = $1 AND purpose = 'order' AND created_at > $2 AND (amount > 0 OR status NOT IN ('failed', 'expired'))`;
  const [tuple] = await preparedTuples(db, "sum-credits", statement, [userId, since]);
  return Number(tuple?.[0] ?? 0);
}

/** Finds the payment of a charge and locks it until the transaction ends. */
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

/**
 * Matches if the claim agrees with the payment in every field. Without a claim, only a payment that credits
 * cover in full, or that is of nothing and saves no card, can become paid.
 */
const isMeant = (claim: Claim | undefined, needsClaim: boolean): SQL | undefined => {
  if (!claim)
    return needsClaim
      ? and(eq(payments.amount, 0), or(gt(payments.credits, 0), eq(payments.saveMethod, false)))
      : undefined;
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

/**
 * The only write that settles a payment. Returns undefined if its status is not in `from` or the claim does
 * not match.
 */
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

/**
 * Saves the session opened for a payment and makes it pending; returns undefined if it is not "created" any
 * more.
 */
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

const isSavedMethod = (methodId: Id) =>
  sql`EXISTS (SELECT FROM payment_methods m WHERE m.id = ${methodId} AND m.removed_at IS NULL)`;

/**
 * Binds a payment to one method. Returns undefined if it is bound to another, is not "created" any more, or
 * the method was removed before.
 */
export async function claimCharge(db: Db, id: Id, methodId: Id): Promise<Payment | undefined> {
  const { methodId: by } = payments;
  const [row] = await db
    .update(payments)
    .set({ methodId })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.status, "created"),
        or(and(isNull(by), isSavedMethod(methodId)), eq(by, methodId)),
      ),
    )
    .returning();
  return row;
}

export async function noteMethod(tx: Db, id: Id, methodId: Id): Promise<void> {
  await tx.update(payments).set({ methodId }).where(eq(payments.id, id));
}

/** Sets a payment's credits and gift cards to 0 when what it released can no longer be taken again. */
export async function dropHeld(tx: Db, id: Id): Promise<Payment | undefined> {
  const [row] = await tx
    .update(payments)
    .set({ credits: 0, giftCards: 0 })
    .where(eq(payments.id, id))
    .returning();
  return row;
}

/** Allows one request to the gateway per payment and second; returns false if another was just made. */
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
 * Claims open payments to check at their gateway, longest due first, and sets the next check: every minute
 * until the payment expires, then after the time since expiry, at most an hour.
 */
export function claimDuePayments(db: Db, now: Date, limit: number): Promise<Payment[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.status, openPaymentStatuses), lte(payments.checkAt, now)))
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

/** Adds to what of a payment is refunded; returns undefined if less than that is left. `amount` is without gift cards. */
export async function raiseRefunded(
  tx: Db,
  id: Id,
  { amount, giftCards = 0, of }: { amount: number; giftCards?: number; of: "all" | "gateway" },
): Promise<Payment | undefined> {
  const whole = of === "all" ? sql`${payments.amount} + ${payments.credits}` : sql`${payments.amount}`;
  const [row] = await tx
    .update(payments)
    .set({
      refunded: sql`${payments.refunded} + ${amount}`,
      giftCardsRefunded: sql`${payments.giftCardsRefunded} + ${giftCards}`,
    })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.status, "succeeded"),
        sql`${payments.refunded} + ${amount} <= ${whole}`,
        sql`${payments.giftCardsRefunded} + ${giftCards} <= ${payments.giftCards}`,
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
