import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, gt, inArray, isNull, sum } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { sandboxRefunds, sandboxSessions } from "./sandbox.table.ts";

export type SessionRow = typeof sandboxSessions.$inferSelect;
export type RefundRow = typeof sandboxRefunds.$inferSelect;

/** Inserts the session unless the payment already has one, and returns the stored one. */
export async function insertSandboxSession(db: Db, session: SessionRow): Promise<SessionRow> {
  await db.insert(sandboxSessions).values(session).onConflictDoNothing({ target: sandboxSessions.paymentId });
  return (await findSessionOf(db, session.paymentId)) ?? session;
}

export async function findSession(db: Db, id: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.id, id));
  return row;
}

export async function findSessionOf(db: Db, paymentId: Id): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.paymentId, paymentId));
  return row;
}

/** Finds the session that saved this card. */
export async function findSessionOfMethod(db: Db, methodRef: string): Promise<SessionRow | undefined> {
  const { methodRef: ref, saveMethod } = sandboxSessions;
  const [row] = await db
    .select()
    .from(sandboxSessions)
    .where(and(eq(ref, methodRef), saveMethod));
  return row;
}

/** After this, the card cannot be charged. */
export async function forgetMethod(db: Db, methodRef: string): Promise<void> {
  await db.update(sandboxSessions).set({ methodRef: null }).where(eq(sandboxSessions.methodRef, methodRef));
}

interface Change {
  from: readonly SessionRow["status"][];
  /** Only if the session expires after this time. */
  before?: Date;
  to: Partial<Pick<SessionRow, "status" | "paidAt" | "chargeIds" | "methodRef" | "declinesLater">>;
}

/** Changes the session by a conditional update: of concurrent calls one succeeds, others get undefined. */
export async function changeSession(
  tx: Db,
  id: string,
  { from, before, to }: Change,
): Promise<SessionRow | undefined> {
  const [row] = await tx
    .update(sandboxSessions)
    .set(to)
    .where(
      and(
        eq(sandboxSessions.id, id),
        inArray(sandboxSessions.status, from),
        isNull(sandboxSessions.paidAt),
        before && gt(sandboxSessions.expiresAt, before),
      ),
    )
    .returning();
  return row;
}

/** Locks the session, so that no other transaction refunds its charges meanwhile. */
export async function lockSession(tx: Db, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(sandboxSessions).where(eq(sandboxSessions.id, id)).for("update");
  return row;
}

export async function findSandboxRefund(tx: Db, id: Id): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, id));
  return row;
}

export async function refundedOf(tx: Db, chargeId: string, sessionId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sum(sandboxRefunds.amount).mapWith(Number) })
    .from(sandboxRefunds)
    .where(and(eq(sandboxRefunds.sessionId, sessionId), eq(sandboxRefunds.chargeId, chargeId)));
  return row?.sum ?? 0;
}

export async function insertSandboxRefund(tx: Db, refund: RefundRow): Promise<void> {
  await tx.insert(sandboxRefunds).values(refund);
}
