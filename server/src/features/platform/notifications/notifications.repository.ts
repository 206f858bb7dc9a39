import type { Id } from "@solodesk/contract/kernel/id.ts";
import {
  mailsOf,
  type NotificationKind,
  type SavePreference,
} from "@solodesk/contract/platform/notifications.ts";
import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { CHANNEL } from "./channel.ts";
import { notificationPreferences, notifications } from "./notifications.table.ts";

export type NotificationRow = typeof notifications.$inferSelect;
export type PreferenceRow = typeof notificationPreferences.$inferSelect;

const INSERT = `
  WITH added AS (
    INSERT INTO notifications (id, user_id, kind, about, path, session_id, created_at)
    SELECT $1, $2, $3, $4, $5, $6, clock_timestamp()
    WHERE NOT EXISTS (SELECT FROM notification_preferences WHERE user_id = $2 AND kind = $3 AND NOT in_app)
    RETURNING user_id
  )
  SELECT pg_notify('${CHANNEL}', user_id::text) FROM added`;

/**
 * Inserts a notification and announces it to its followers in one statement; the announcement is sent with
 * the commit. `created_at` is the database's clock, which orders events within a millisecond.
 */
export async function insertNotification(
  tx: Db,
  row: Omit<NotificationRow, "createdAt" | "readAt">,
): Promise<void> {
  const { id, userId, kind, about, path, sessionId } = row;
  await prepared(tx, "insert-notification", INSERT, [id, userId, kind, about, path, sessionId]);
}

export const hasUnread = async (db: Db, userId: Id, kind: NotificationKind): Promise<boolean> =>
  (await db.$count(
    notifications,
    and(eq(notifications.userId, userId), eq(notifications.kind, kind), isNull(notifications.readAt)),
  )) > 0;

/** Unread, and not caused by this session itself. */
const isUnread = ({ sessionId }: SessionUser) =>
  and(isNull(notifications.readAt), sql`${notifications.sessionId} IS DISTINCT FROM ${sessionId}`);

export const countUnread = (db: Db, user: SessionUser): Promise<number> =>
  db.$count(notifications, and(eq(notifications.userId, user.id), isUnread(user)));

/** Returns a page, newest first, with the number of all and of the unread ones. */
export async function listNotificationPage(
  db: Db,
  user: SessionUser,
  { limit, offset }: { limit: number; offset: number },
) {
  const own = eq(notifications.userId, user.id);
  const { id, createdAt } = notifications;
  const order = [desc(createdAt), desc(id)];
  // Uses only an index, so rows that are skipped are never read.
  const ids = db
    .select({ id })
    .from(notifications)
    .where(own)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const page = db
    .select()
    .from(notifications)
    .where(sql`${id} = ANY(ARRAY(${ids}))`)
    .orderBy(...order);
  const [rows, total, unread] = await Promise.all([
    page,
    db.$count(notifications, own),
    countUnread(db, user),
  ]);
  return { rows, total, unread };
}

/** Marks an account's notifications as read, all or only `ids`, and announces a change to its other tabs. */
export async function markRead(db: Db, userId: Id, ids: readonly Id[] | undefined, now: Date): Promise<void> {
  const { rowCount } = await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids && inArray(notifications.id, [...ids]),
      ),
    );
  if (rowCount) await db.execute(sql`SELECT pg_notify(${CHANNEL}, ${userId})`);
}

export async function deleteNotificationsBefore(db: Db, moment: Date): Promise<number> {
  const { rowCount } = await db.delete(notifications).where(lt(notifications.createdAt, moment));
  return rowCount ?? 0;
}

const DELETE_BEYOND = `
  WITH full_accounts AS (SELECT user_id FROM notifications GROUP BY user_id HAVING count(*) > $1)
  DELETE FROM notifications WHERE id IN (
    SELECT beyond.id FROM full_accounts f, LATERAL (
      SELECT n.id FROM notifications n WHERE n.user_id = f.user_id
      ORDER BY n.created_at DESC, n.id DESC OFFSET $1
    ) beyond
  ) RETURNING 1`;

/** Deletes the oldest notifications of each account that has more than `most`. */
export const deleteBeyond = async (db: Db, most: number): Promise<number> =>
  (await prepared(db, "delete-notifications-beyond", DELETE_BEYOND, [most])).length;

export const listPreferences = (db: Db, userId: Id): Promise<PreferenceRow[]> =>
  db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));

/** Fields that are not given stay as they are. */
export async function upsertPreference(
  db: Db,
  { userId, kind, in_app, by_mail }: SavePreference & { userId: Id },
): Promise<void> {
  const given = {
    ...(in_app !== undefined && { inApp: in_app }),
    ...(by_mail !== undefined && { byMail: by_mail }),
  };
  await db
    .insert(notificationPreferences)
    .values({ userId, kind, inApp: true, byMail: mailsOf[kind] !== "opt_in", ...given })
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.kind],
      set: { kind, ...given },
    });
}

const IS_MAIL_OFF = "SELECT 1 FROM notification_preferences WHERE user_id = $1 AND kind = $2 AND NOT by_mail";

export const isMailOff = async (db: Db, userId: Id, kind: NotificationKind): Promise<boolean> =>
  (await prepared(db, "is-mail-off", IS_MAIL_OFF, [userId, kind])).length === 1;

const IS_WEEKLY = "kind = 'weekly_summary' AND by_mail";
const LIST_WEEKLY = `SELECT user_id FROM notification_preferences
  WHERE ${IS_WEEKLY} AND (summarized IS NULL OR summarized < $1::date) AND ($2::uuid IS NULL OR user_id > $2)
  ORDER BY user_id LIMIT $3`;

/** Users who asked for the weekly summary, and whose last one is about a week that began before this day; by id. */
export const listWeekly = async (
  db: Db,
  before: string,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<Id[]> =>
  (await prepared<{ user_id: Id }>(db, "list-weekly", LIST_WEEKLY, [before, after ?? null, limit])).map(
    ({ user_id }) => user_id,
  );

const CLAIM_WEEK = `UPDATE notification_preferences SET summarized = $2
  WHERE user_id = $1 AND ${IS_WEEKLY} AND (summarized IS NULL OR summarized < $2::date) RETURNING 1`;

/** Returns whether the user still wants a summary, and nobody has claimed that of the week that begins on this day. */
export const claimWeek = async (tx: Db, userId: Id, firstDay: string): Promise<boolean> =>
  (await prepared(tx, "claim-week", CLAIM_WEEK, [userId, firstDay])).length === 1;
