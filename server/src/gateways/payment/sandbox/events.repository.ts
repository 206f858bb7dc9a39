import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { EARLY } from "#kernel/jobs/wake-job.ts";
import { after } from "#kernel/time/clock.ts";
import { sandboxEvents } from "./sandbox.table.ts";

export type EventRow = typeof sandboxEvents.$inferSelect;

export async function insertEvents(tx: Db, events: EventRow[]): Promise<void> {
  if (events.length > 0) await tx.insert(sandboxEvents).values(events);
}

/**
 * Milliseconds by which an event may be sent early. Less than a job may be early, because events are sent seconds apart;
 * one that its job was too early for is sent by the next sweep.
 */
export const SENT_EARLY = EARLY / 5;

interface Claim {
  now: Date;
  until: Date;
  mostAttempts: number;
  limit: number;
}

/** Claims due events for one attempt, in sending order; skips events that another process has claimed. */
export async function claimDue(db: Db, { now, until, mostAttempts, limit }: Claim): Promise<EventRow[]> {
  const due = db
    .select({ id: sandboxEvents.id })
    .from(sandboxEvents)
    .where(
      and(
        isNull(sandboxEvents.deliveredAt),
        lte(sandboxEvents.sendAt, after(now, SENT_EARLY)),
        lt(sandboxEvents.attempts, mostAttempts),
        or(isNull(sandboxEvents.claimedUntil), lte(sandboxEvents.claimedUntil, now)),
      ),
    )
    .orderBy(asc(sandboxEvents.sendAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(sandboxEvents)
    .set({ attempts: sql`${sandboxEvents.attempts} + 1`, claimedUntil: until })
    .where(inArray(sandboxEvents.id, due))
    .returning();
  return claimed.toSorted((a, b) => a.sendAt.getTime() - b.sendAt.getTime());
}

type Outcome = Partial<Pick<EventRow, "deliveredAt" | "sendAt" | "error">>;

export async function recordSending(tx: Db, { id, attempts }: EventRow, outcome: Outcome): Promise<void> {
  await tx
    .update(sandboxEvents)
    .set({ ...outcome, claimedUntil: null })
    .where(and(eq(sandboxEvents.id, id), eq(sandboxEvents.attempts, attempts)));
}

export async function deleteSentBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(sandboxEvents).where(lt(sandboxEvents.sendAt, moment));
}
