import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";
import { paymentMethods, payments } from "./payments.table.ts";

export type PaymentMethod = typeof paymentMethods.$inferSelect;

/** Its id, or that of the one there is already; undefined where that is somebody else's. */
export async function insertMethod(tx: Db, method: PaymentMethod): Promise<Id | undefined> {
  const [row] = await tx
    .insert(paymentMethods)
    .values(method)
    .onConflictDoUpdate({
      target: [paymentMethods.gateway, paymentMethods.methodRef],
      set: { label: method.label },
      setWhere: eq(paymentMethods.userId, method.userId),
    })
    .returning({ id: paymentMethods.id });
  return row?.id;
}

/** Undefined also for one that was removed. */
export async function findMethod(db: Db, id: Id): Promise<PaymentMethod | undefined> {
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.id, id), isNull(paymentMethods.removedAt)));
  return row;
}

/** The one it was charged by, or that was kept of it. */
export async function findMethodOfPayment(db: Db, paymentId: Id): Promise<PaymentMethod | undefined> {
  const [row] = await db
    .select({ method: paymentMethods })
    .from(paymentMethods)
    .innerJoin(payments, eq(payments.methodId, paymentMethods.id))
    .where(and(eq(payments.id, paymentId), isNull(paymentMethods.removedAt)));
  return row?.method;
}

export async function removeMethod(db: Db, id: Id, now: Date): Promise<void> {
  await db
    .update(paymentMethods)
    .set({ removedAt: now })
    .where(and(eq(paymentMethods.id, id), isNull(paymentMethods.removedAt)));
}
