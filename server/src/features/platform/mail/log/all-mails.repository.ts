// The emails of all accounts, as the operator sees them.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { MailKind } from "@solodesk/contract/platform/mail.ts";
import { and, count, desc, eq, gt, gte, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#kernel/database/db.ts";
import { mails } from "../mail.table.ts";

const listed = {
  id: mails.id,
  userId: mails.userId,
  kind: mails.kind,
  recipient: mails.recipient,
  subject: mails.subject,
  status: mails.status,
  attempts: mails.attempts,
  error: mails.error,
  sendAt: mails.sendAt,
  sentAt: mails.sentAt,
  createdAt: mails.createdAt,
};

/** Without the text. */
export type ListedMail = Pick<typeof mails.$inferSelect, keyof typeof listed>;

const isRetrying = sql`(${mails.status} = 'queued' AND ${mails.attempts} > 0)`;
/** As the index mails_undelivered has it. */
const isUndelivered = sql`(${mails.status} = 'failed' OR ${isRetrying})`;

interface Wanted {
  status: ListedMail["status"] | "undelivered" | "all";
  /** Of the undelivered ones, those that failed before are left out. */
  since: Date;
  limit: number;
  offset: number;
}

/** Failed since then, or waits for another attempt. */
const isUndeliveredSince = (since: Date): SQL | undefined =>
  and(isUndelivered, or(isRetrying, gte(mails.sendAt, since)));

const having = ({ status, since }: Wanted): SQL | undefined => {
  if (status === "all") return undefined;
  return status === "undelivered" ? isUndeliveredSince(since) : eq(mails.status, status);
};

/** Returns a page of all emails, newest first, and the number of all. */
export async function listAllMailsPage(
  db: Db,
  wanted: Wanted,
): Promise<{ rows: ListedMail[]; total: number }> {
  const rows = db
    .select(listed)
    .from(mails)
    .where(having(wanted))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(wanted.limit)
    .offset(wanted.offset);
  const [found, total] = await Promise.all([rows, db.$count(mails, having(wanted))]);
  return { rows: found, total };
}

/** Counts what failed since a moment, and what waits for another attempt. */
export async function countUndelivered(db: Db, since: Date): Promise<{ failed: number; retrying: number }> {
  const [row] = await db
    .select({
      failed: sql`count(*) FILTER (WHERE ${mails.status} = 'failed' AND ${gte(mails.sendAt, since)})`.mapWith(
        Number,
      ),
      retrying: sql`count(*) FILTER (WHERE ${isRetrying})`.mapWith(Number),
    })
    .from(mails)
    .where(isUndelivered);
  return row ?? { failed: 0, retrying: 0 };
}

export const countUntried = (db: Db): Promise<number> =>
  db.$count(mails, and(eq(mails.status, "queued"), eq(mails.attempts, 0)));

/** The errors of what failed since then or waits for another attempt, the most frequent first, in the words that rows keep. */
export const countReasons = (
  db: Db,
  { since, most }: { since: Date; most: number },
): Promise<{ error: string | null; count: number }[]> =>
  db
    .select({ error: mails.error, count: count() })
    .from(mails)
    .where(isUndeliveredSince(since))
    .groupBy(mails.error)
    .orderBy(desc(count()), mails.error)
    .limit(most);

export async function findMailOwner(db: Db, id: Id): Promise<Id | undefined> {
  const [row] = await db.select({ userId: mails.userId }).from(mails).where(eq(mails.id, id));
  return row?.userId;
}

interface Resent {
  /** Those that failed before are left as they are. */
  since: Date;
  now: Date;
  most: number;
  /** One that failed after fewer attempts was refused for good: it would be refused again. */
  mostAttempts: number;
  /** Only those that were created after this one. */
  last?: Pick<ListedMail, "id" | "createdAt"> | undefined;
  /** Groups of kinds whose emails go to the same people: a newer one makes an older one useless. */
  sameReaders: readonly (readonly MailKind[])[];
}

const newer = alias(mails, "newer");

/** The same as `isOutdated` of mail.repository.ts, for many emails. */
const isReplaced = (db: Db, groups: Resent["sameReaders"]): SQL =>
  sql`EXISTS ${db
    .select({ id: newer.id })
    .from(newer)
    .where(
      and(
        eq(newer.appointmentId, mails.appointmentId),
        or(...groups.map((kinds) => and(inArray(mails.kind, kinds), inArray(newer.kind, kinds)))),
        ne(newer.kind, "booking_reminder"),
        ne(newer.status, "cancelled"),
        gt(newer.createdAt, mails.createdAt),
      ),
    )}`;

const canBeResent = (
  db: Db,
  { since, now, sameReaders, mostAttempts, last }: Omit<Resent, "most">,
): SQL | undefined =>
  and(
    isUndeliveredSince(since),
    or(isRetrying, gte(mails.attempts, mostAttempts)),
    last && sql`(${mails.createdAt}, ${mails.id}) > (${last.createdAt.toISOString()}, ${last.id})`,
    or(isNull(mails.goodUntil), gt(mails.goodUntil, now)),
    // What a process is sending now is left to it.
    or(isNull(mails.claimedUntil), lte(mails.claimedUntil, now)),
    sql`NOT ${isReplaced(db, sameReaders)}`,
  );

/** Queues emails again from the start, oldest first, as new rounds. Returns them in that order. */
export async function requeueUndelivered(
  tx: Db,
  { most, ...which }: Resent,
): Promise<Pick<ListedMail, "id" | "createdAt">[]> {
  const chosen = tx
    .select({ id: mails.id })
    .from(mails)
    .where(canBeResent(tx, which))
    .orderBy(mails.createdAt, mails.id)
    .limit(most)
    .for("update", { skipLocked: true });
  const rows = await tx
    .update(mails)
    .set({
      status: "queued",
      round: sql`${mails.round} + 1`,
      attempts: 0,
      error: null,
      sendAt: which.now,
      claimedUntil: null,
    })
    .where(sql`${mails.id} IN ${chosen}`)
    .returning({ id: mails.id, createdAt: mails.createdAt });
  return rows.toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
  );
}

/** Counts what `requeueUndelivered` would queue. */
export const countResendable = (db: Db, which: Omit<Resent, "most">): Promise<number> =>
  db.$count(mails, canBeResent(db, which));
