import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { contactMessages } from "./contact-messages.table.ts";

export type StoredMessage = typeof contactMessages.$inferSelect;

// Any fixed number that no other advisory lock of this product uses.
const LOCK = 7_246_003;

/** Locks the messages until the transaction ends: nobody else can add one. */
export async function lockMessages(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
}

export async function insertMessage(db: Db, message: StoredMessage): Promise<void> {
  await db.insert(contactMessages).values(message);
}

interface Which {
  /** 1 is the newest. */
  nth: number;
  since: Date;
  /** Only this sender's messages; the case of the address is ignored. */
  email?: string;
}

/** Returns when the nth newest message was sent, or undefined if there are fewer since that moment. */
export async function findSentAt(db: Db, { nth, since, email }: Which): Promise<Date | undefined> {
  const { sentAt } = contactMessages;
  const sender =
    email === undefined
      ? undefined
      : eq(sql`lower(${contactMessages.email} COLLATE "C")`, email.toLowerCase());
  const [row] = await db
    .select({ sentAt })
    .from(contactMessages)
    .where(and(gt(sentAt, since), sender))
    .orderBy(desc(sentAt))
    .offset(nth - 1)
    .limit(1);
  return row?.sentAt;
}

/** Messages by their ids, or all from before a moment. */
export type WhichMessages = { ids: string[] } | { before: Date };

const matching = (which: WhichMessages) =>
  "ids" in which ? inArray(contactMessages.id, which.ids) : lt(contactMessages.sentAt, which.before);

export const countMatching = (db: Db, which: WhichMessages): Promise<number> =>
  db.$count(contactMessages, matching(which));

export async function deleteMatching(db: Db, which: WhichMessages): Promise<number> {
  const { rowCount } = await db.delete(contactMessages).where(matching(which));
  return rowCount ?? 0;
}

export const countMessages = (db: Db): Promise<number> => db.$count(contactMessages);

/** Lists messages, newest first. */
export const listNewest = (
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredMessage[]> =>
  db
    .select()
    .from(contactMessages)
    .orderBy(desc(contactMessages.sentAt), desc(contactMessages.id))
    .limit(limit)
    .offset(offset);
