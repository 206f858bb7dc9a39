import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { paymentMethods, payments } from "../payments.table.ts";

export type PaymentMethod = typeof paymentMethods.$inferSelect;

/** Returns its id, or that of the same method saved before; undefined if it belongs to another user. */
export async function insertMethod(tx: Db, method: PaymentMethod): Promise<Id | undefined> {
  const [row] = await tx
    .insert(paymentMethods)
    .values(method)
    .onConflictDoUpdate({
      target: [paymentMethods.gateway, paymentMethods.methodRef],
      set: { label: method.label },
      // Guests are not told apart, so a guest's card stays with its first payment.
      setWhere: sql`${paymentMethods.userId} = ${method.userId} AND ${paymentMethods.savedFor} = ${method.savedFor}`,
    })
    .returning({ id: paymentMethods.id });
  return row?.id;
}

/** Finds a method, even a removed one. */
export async function findMethod(db: Db, id: Id): Promise<PaymentMethod | undefined> {
  const [row] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, id));
  return row;
}

/** Returns the method that a payment was charged with or that was saved from it, unless it was removed. */
export async function findMethodRowOfPayment(db: Db, paymentId: Id): Promise<PaymentMethod | undefined> {
  const [row] = await db
    .select({ method: paymentMethods })
    .from(paymentMethods)
    .innerJoin(payments, eq(payments.methodId, paymentMethods.id))
    .where(and(eq(payments.id, paymentId), isNull(paymentMethods.removedAt)));
  return row?.method;
}

/** Removes a method that its gateway no longer knows, so there is nothing to detach. */
export async function removeMethod(db: Db, id: Id, now: Date): Promise<void> {
  await db
    .update(paymentMethods)
    .set({ removedAt: now })
    .where(and(eq(paymentMethods.id, id), isNull(paymentMethods.removedAt)));
}

/** Removes all of a user's methods that pay for plans and marks them to be detached; returns how many. */
export async function removeMethodsOf(tx: Db, userId: Id, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(paymentMethods)
    .set({ removedAt: now, detachAt: now })
    .where(
      and(
        eq(paymentMethods.userId, userId),
        eq(paymentMethods.savedFor, "plan"),
        isNull(paymentMethods.removedAt),
      ),
    );
  return rowCount ?? 0;
}

/**
 * Claims methods still to be detached, longest due first, and sets the next try: after the time since
 * removal, but at least a minute and at most an hour.
 */
export function claimDetaching(db: Db, now: Date, limit: number): Promise<PaymentMethod[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const due = db
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(lte(paymentMethods.detachAt, now))
    .orderBy(paymentMethods.detachAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  return db
    .update(paymentMethods)
    .set({
      detachAt: sql`${moment} + LEAST(GREATEST(${moment} - ${paymentMethods.removedAt}, interval '1 minute'), interval '1 hour')`,
    })
    .where(inArray(paymentMethods.id, due))
    .returning();
}

export async function noteDetached(db: Db, id: Id): Promise<void> {
  await db.update(paymentMethods).set({ detachAt: null }).where(eq(paymentMethods.id, id));
}

/** Removes these methods if they were saved for appointments, and marks them to be detached; returns how many. */
export async function dropAppointmentMethods(tx: Db, ids: readonly Id[], now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(paymentMethods)
    .set({ removedAt: now, detachAt: now })
    .where(
      and(
        inArray(paymentMethods.id, [...ids]),
        eq(paymentMethods.savedFor, "appointment"),
        isNull(paymentMethods.removedAt),
      ),
    );
  return rowCount ?? 0;
}
