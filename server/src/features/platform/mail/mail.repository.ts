import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type MailKind, type MailStatus, mailsADay } from "@solodesk/contract/platform/mail.ts";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { insertRows } from "#kernel/database/table-rows.ts";
import { EARLY } from "#kernel/jobs/wake-job.ts";
import { asKept } from "#kernel/kept-words.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { keptReasons } from "./kept-reason.ts";
import { mails } from "./mail.table.ts";

export type MailRow = typeof mails.$inferSelect;

/** Returns undefined if an email for the same occasion exists. */
export async function insertMail(tx: Db, mail: MailRow): Promise<MailRow | undefined> {
  const inserted = await insertRows(tx, "insert-mail", mails, [mail], "ON CONFLICT DO NOTHING");
  return inserted === 1 ? mail : undefined;
}

/** Cancels the other queued emails of these kinds about an appointment, which a new one replaces. */
export async function cancelWaiting(
  tx: Db,
  appointmentId: Id,
  kinds: readonly MailKind[],
  newId: Id,
): Promise<void> {
  await tx
    .update(mails)
    .set({ status: "cancelled", error: asKept(keptReasons.replaced), replacedBy: newId })
    .where(
      and(
        eq(mails.appointmentId, appointmentId),
        inArray(mails.kind, kinds),
        eq(mails.status, "queued"),
        ne(mails.id, newId),
      ),
    );
}

/**
 * Returns whether a newer email about the appointment was written to the same people. Reminders do not count,
 * because they report no change.
 */
export async function isOutdated(
  db: Db,
  { appointmentId, createdAt }: MailRow,
  kinds: readonly MailKind[],
): Promise<boolean> {
  if (appointmentId === null) return false;
  const [newer] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.appointmentId, appointmentId),
        inArray(mails.kind, kinds),
        ne(mails.kind, "booking_reminder"),
        ne(mails.status, "cancelled"),
        gt(mails.createdAt, createdAt),
      ),
    )
    .limit(1);
  return newer !== undefined;
}

/** Counts the emails of these kinds written for this account since a moment. */
export const countSince = (db: Db, userId: Id, kinds: readonly MailKind[], since: Date): Promise<number> =>
  db.$count(mails, and(eq(mails.userId, userId), inArray(mails.kind, kinds), gt(mails.createdAt, since)));

/** How many emails an account can send within a day: the most that its plan, Free or this service allows. */
export async function findMailBudget(db: Db, userId: Id): Promise<number> {
  const { rows } = await db.execute<{ most: number | null }>(sql`
    SELECT max(emails_per_day) AS most FROM plans
    WHERE (kind = 'free' AND withdrawn_at IS NULL)
      OR id = (SELECT plan_id FROM subscriptions WHERE user_id = ${userId} AND ended_at IS NULL)`);
  return Math.max(rows[0]?.most ?? 0, mailsADay);
}

interface SentTo {
  to: string;
  /** If missing, counts the emails of all accounts. */
  userId?: Id;
  kinds: readonly MailKind[];
  since: Date;
}

/** Counts how often emails of these kinds were sent, or are about to be sent, to an address. */
export async function countSentTo(db: Db, { to, userId, kinds, since }: SentTo): Promise<number> {
  const [row] = await db
    .select({ times: sql`coalesce(sum(${mails.round}), 0)`.mapWith(Number) })
    .from(mails)
    .where(
      and(
        sql`lower(${mails.recipient}) = lower(${to})`,
        gt(mails.sendAt, since),
        notInArray(mails.status, ["kept", "cancelled"]),
        inArray(mails.kind, kinds),
        userId === undefined ? undefined : eq(mails.userId, userId),
      ),
    );
  return row?.times ?? 0;
}

const isFree = (now: Date) => or(isNull(mails.claimedUntil), lte(mails.claimedUntil, now));

/** Claims an email for one attempt; returns undefined if it is not due or another process has it. */
export async function claimMail(db: Db, id: Id, now: Date, until: Date): Promise<MailRow | undefined> {
  const [row] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, claimedUntil: until })
    .where(
      and(eq(mails.id, id), eq(mails.status, "queued"), lte(mails.sendAt, after(now, EARLY)), isFree(now)),
    )
    .returning();
  return row;
}

export type MailOutcome = Partial<Pick<MailRow, "status" | "error" | "sendAt" | "sentAt">>;

/**
 * Records the outcome of a claimed attempt. An email that was replaced while being sent is still recorded as
 * sent, but not retried. Returns whether anything was written.
 */
export async function recordOutcome(tx: Db, claimed: MailRow, outcome: MailOutcome): Promise<boolean> {
  const { rowCount } = await tx
    .update(mails)
    .set({ ...outcome, claimedUntil: null })
    .where(
      and(
        eq(mails.id, claimed.id),
        eq(mails.round, claimed.round),
        eq(mails.attempts, claimed.attempts),
        inArray(mails.status, outcome.status === "sent" ? ["queued", "cancelled"] : ["queued"]),
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** Lists emails over two minutes overdue, whose job must have been lost; longest overdue first. */
export const listOverdueMails = (db: Db, now: Date, limit: number): Promise<Pick<MailRow, "id">[]> =>
  db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.status, "queued"), lt(mails.sendAt, after(now, -minutes(2))), isFree(now)))
    .orderBy(asc(mails.sendAt))
    .limit(limit);

export async function deleteMail(db: Db, id: Id): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

export async function deleteMailsBefore(db: Db, moment: Date): Promise<number> {
  const { rowCount } = await db.delete(mails).where(lt(mails.createdAt, moment));
  return rowCount ?? 0;
}

const ofUser = (userId: Id, status: MailStatus | undefined): SQL | undefined =>
  and(eq(mails.userId, userId), status && eq(mails.status, status));

interface Wanted {
  status: MailStatus | undefined;
  limit: number;
  offset: number;
}

/** Returns a page of a user's emails, newest first, and the number of all. */
export async function listMailPage(
  db: Db,
  userId: Id,
  { status, limit, offset }: Wanted,
): Promise<{ rows: MailRow[]; total: number }> {
  const rows = db
    .select()
    .from(mails)
    .where(ofUser(userId, status))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit)
    .offset(offset);
  const total = db.select({ found: count() }).from(mails).where(ofUser(userId, status));
  const [found, [counted]] = await Promise.all([rows, total]);
  return { rows: found, total: counted?.found ?? 0 };
}

export async function findMail(db: Db, userId: Id, id: Id): Promise<MailRow | undefined> {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.userId, userId), eq(mails.id, id)));
  return row;
}

/**
 * Queues an email again from the start, as a new round. Returns undefined if it is no longer in one of these
 * states.
 */
export async function requeueMail(
  tx: Db,
  { id, round }: MailRow,
  from: readonly MailStatus[],
  now: Date,
): Promise<MailRow | undefined> {
  const [row] = await tx
    .update(mails)
    .set({
      status: "queued",
      round: round + 1,
      attempts: 0,
      error: null,
      sendAt: now,
      sentAt: null,
      claimedUntil: null,
    })
    .where(and(eq(mails.id, id), eq(mails.round, round), inArray(mails.status, from)))
    .returning();
  return row;
}
