import type { SentRequest } from "@solodesk/contract/account/assistant/model.ts";
import type { AnswerLine } from "@solodesk/contract/account/assistant/thread.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, desc, eq, inArray, isNotNull, lte, ne } from "drizzle-orm";
import { type Db, inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Reading } from "../ask/read/reading.ts";
import { threadMessages, threads } from "../assistant.table.ts";

export type ThreadRow = typeof threads.$inferSelect;
export type ThreadMessageRow = typeof threadMessages.$inferSelect;

interface Which {
  userId: Id;
  id: Id;
}

const isOne = ({ userId, id }: Which) => and(eq(threads.id, id), eq(threads.userId, userId));

export const insertThread = (db: Db, row: ThreadRow): Promise<unknown> => db.insert(threads).values(row);

export async function findThreadRow(db: Db, which: Which): Promise<ThreadRow | undefined> {
  const [row] = await db.select().from(threads).where(isOne(which));
  return row;
}

/** The latest first. Those without a question yet are left out. */
export const listThreadRows = (db: Db, userId: Id, limit: number): Promise<ThreadRow[]> =>
  db
    .select()
    .from(threads)
    .where(and(eq(threads.userId, userId), ne(threads.title, "")))
    .orderBy(desc(threads.updatedAt), desc(threads.id))
    .limit(limit);

/** Returns whether there was one. */
export async function deleteThread(db: Db, which: Which): Promise<boolean> {
  const { rowCount } = await db.delete(threads).where(isOne(which));
  return rowCount === 1;
}

interface NewMessage {
  id: Id;
  text: string;
  lines: AnswerLine[];
  reading: Reading | null;
  askedAt: Date;
  sent: SentRequest[] | null;
}

/** The first question becomes the thread's title. Does nothing if the thread has been deleted meanwhile. */
export const insertThreadMessage = (deps: Deps, which: Which, message: NewMessage): Promise<void> =>
  inTransaction(deps, async ({ db }) => {
    const [row] = await db.select().from(threads).where(isOne(which)).for("update");
    if (!row) return;
    await db.insert(threadMessages).values({ threadId: which.id, ...message });
    const title = row.title === "" ? message.text.slice(0, TITLE) : row.title;
    await db.update(threads).set({ title, updatedAt: message.askedAt }).where(isOne(which));
  });

/** Most characters of a thread's title. */
const TITLE = 100;

/** The latest first. */
export const listMessageRows = (db: Db, threadId: Id, limit: number): Promise<ThreadMessageRow[]> =>
  db
    .select()
    .from(threadMessages)
    .where(eq(threadMessages.threadId, threadId))
    .orderBy(desc(threadMessages.askedAt), desc(threadMessages.id))
    .limit(limit);

/** What a language model was sent for a question; undefined if there is no such question of this user. */
export async function findSent(db: Db, which: Which, messageId: Id): Promise<SentRequest[] | undefined> {
  const [row] = await db
    .select({ sent: threadMessages.sent })
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadMessages.threadId))
    .where(and(isOne(which), eq(threadMessages.id, messageId)));
  return row && (row.sent ?? []);
}

/** How the last question that was understood was read. */
export async function lastReading(db: Db, threadId: Id): Promise<Reading | undefined> {
  const [row] = await db
    .select({ reading: threadMessages.reading })
    .from(threadMessages)
    .where(and(eq(threadMessages.threadId, threadId), isNotNull(threadMessages.reading)))
    .orderBy(desc(threadMessages.askedAt), desc(threadMessages.id))
    .limit(1);
  return row?.reading ?? undefined;
}

/** Returns how many were deleted, at most `most`. */
export async function deleteThreadsBefore(db: Db, moment: Date, most: number): Promise<number> {
  const old = db.select({ id: threads.id }).from(threads).where(lte(threads.updatedAt, moment)).limit(most);
  const { rowCount } = await db.delete(threads).where(inArray(threads.id, old));
  return rowCount ?? 0;
}

export async function deleteMessagesBefore(db: Db, moment: Date, most: number): Promise<number> {
  const old = db
    .select({ id: threadMessages.id })
    .from(threadMessages)
    .where(lte(threadMessages.askedAt, moment))
    .limit(most);
  const { rowCount } = await db.delete(threadMessages).where(inArray(threadMessages.id, old));
  return rowCount ?? 0;
}
