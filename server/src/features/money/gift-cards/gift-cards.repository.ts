import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, sql, sum } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { giftCardEnds, type giftCardOutcomes, giftCardRows, giftCardUses } from "./gift-cards.table.ts";

export type GiftCardRow = typeof giftCardRows.$inferSelect;
export type GiftCardUseRow = typeof giftCardUses.$inferSelect;
type Outcome = (typeof giftCardOutcomes)[number];

const isOne = (storeId: Id, id: Id) => and(eq(giftCardRows.storeId, storeId), eq(giftCardRows.id, id));

export async function insertGiftCard(tx: Db, row: GiftCardRow): Promise<void> {
  await tx.insert(giftCardRows).values(row);
}

/** Newest first, with the number of all and what they are worth together. */
export async function listGiftCardRows(
  db: Db,
  storeId: Id,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: GiftCardRow[]; total: number; outstanding: number }> {
  const isOfStore = eq(giftCardRows.storeId, storeId);
  const [rows, total, [sums]] = await Promise.all([
    db
      .select()
      .from(giftCardRows)
      .where(isOfStore)
      .orderBy(desc(giftCardRows.createdAt), desc(giftCardRows.id))
      .limit(limit)
      .offset(offset),
    db.$count(giftCardRows, isOfStore),
    db
      .select({ balance: sum(giftCardRows.balance).mapWith(Number) })
      .from(giftCardRows)
      .where(isOfStore),
  ]);
  return { rows, total, outstanding: sums?.balance ?? 0 };
}

export async function findGiftCard(db: Db, storeId: Id, id: Id): Promise<GiftCardRow | undefined> {
  const [row] = await db.select().from(giftCardRows).where(isOne(storeId, id));
  return row;
}

export const findByHashes = (db: Db, hashes: string[]): Promise<GiftCardRow[]> =>
  hashes.length === 0
    ? Promise.resolve([])
    : db.select().from(giftCardRows).where(inArray(giftCardRows.codeHash, hashes));

/** Ends a card that is not over; returns it as it was before. Locks it. */
export async function endCard(
  tx: Db,
  { storeId, id }: Pick<GiftCardRow, "storeId" | "id">,
  outcome: Outcome,
): Promise<GiftCardRow | undefined> {
  const [before] = await tx.select().from(giftCardRows).where(isOne(storeId, id)).for("no key update");
  if (!before || before.outcome !== null) return undefined;
  const fromCredits = Math.max(0, before.fromCredits - before.balance);
  await tx.update(giftCardRows).set({ outcome, balance: 0, fromCredits }).where(isOne(storeId, id));
  return before;
}

export async function insertEnd(tx: Db, row: typeof giftCardEnds.$inferInsert): Promise<void> {
  await tx.insert(giftCardEnds).values(row);
}

interface Page {
  after: Id | undefined;
  limit: number;
}

const behind = (id: Id | undefined) => (id === undefined ? undefined : gt(giftCardRows.id, id));

/** Those that have expired and are not ended, by id. */
export const listExpiredCards = (db: Db, now: Date, { after, limit }: Page): Promise<GiftCardRow[]> =>
  db
    .select()
    .from(giftCardRows)
    .where(and(isNull(giftCardRows.outcome), lte(giftCardRows.expiresAt, now), behind(after)))
    .orderBy(asc(giftCardRows.id))
    .limit(limit);

/** Those whose email is due, by id. */
export const listToSend = (db: Db, now: Date, { after, limit }: Page): Promise<GiftCardRow[]> =>
  db
    .select()
    .from(giftCardRows)
    .where(
      and(
        isNull(giftCardRows.sentAt),
        isNotNull(giftCardRows.sendAt),
        lte(giftCardRows.sendAt, now),
        isNull(giftCardRows.outcome),
        gt(giftCardRows.balance, 0),
        behind(after),
      ),
    )
    .orderBy(asc(giftCardRows.id))
    .limit(limit);

/** Returns false if it was sent before, or has ended. */
export async function markSent(tx: Db, { storeId, id }: GiftCardRow, sentAt: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(giftCardRows)
    .set({ sentAt })
    .where(and(isOne(storeId, id), isNull(giftCardRows.sentAt), isNull(giftCardRows.outcome)));
  return rowCount === 1;
}

/** Takes an amount from a card if it is there and the card is not over at `now`. */
export async function takeBalance(
  tx: Db,
  { storeId, cardId, amount }: Pick<GiftCardUseRow, "storeId" | "cardId" | "amount">,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(giftCardRows)
    .set({ balance: sql`${giftCardRows.balance} - ${amount}` })
    .where(
      and(
        isOne(storeId, cardId),
        isNull(giftCardRows.outcome),
        sql`${giftCardRows.balance} >= ${amount}`,
        sql`(${giftCardRows.expiresAt} > ${now.toISOString()}::timestamptz) IS NOT FALSE`,
      ),
    );
  return rowCount === 1;
}

/**
 * Adds an amount to a card and locks it. One that has ended or expired can be used again, until `usable` at least. Returns how it had
 * ended; null if it hadn't.
 */
export async function giveBalance(
  tx: Db,
  { storeId, cardId, amount }: Pick<GiftCardUseRow, "storeId" | "cardId" | "amount">,
  usable: Date,
): Promise<Outcome | null> {
  const [before] = await tx
    .select({ outcome: giftCardRows.outcome })
    .from(giftCardRows)
    .where(isOne(storeId, cardId))
    .for("no key update");
  await tx
    .update(giftCardRows)
    .set({
      balance: sql`${giftCardRows.balance} + ${amount}`,
      outcome: null,
      expiresAt: sql`CASE WHEN ${giftCardRows.expiresAt} IS NOT NULL
        THEN greatest(${giftCardRows.expiresAt}, ${usable.toISOString()}::timestamptz) END`,
    })
    .where(isOne(storeId, cardId));
  return before?.outcome ?? null;
}

export async function insertCardUses(tx: Db, rows: (typeof giftCardUses.$inferInsert)[]): Promise<void> {
  await tx.insert(giftCardUses).values(rows);
}

/** What cards pay of a payment, or of one of its orders; by card, so that cards are always locked in one order. Locks the uses. */
export const lockUses = (
  tx: Db,
  { paymentId, orderId }: { paymentId: Id; orderId: Id | null },
): Promise<GiftCardUseRow[]> =>
  tx
    .select()
    .from(giftCardUses)
    .where(
      and(
        eq(giftCardUses.paymentId, paymentId),
        orderId === null ? undefined : eq(giftCardUses.orderId, orderId),
      ),
    )
    .orderBy(asc(giftCardUses.cardId), asc(giftCardUses.orderId))
    .for("no key update");

const isUse = ({ storeId, orderId, cardId }: GiftCardUseRow) =>
  and(eq(giftCardUses.storeId, storeId), eq(giftCardUses.orderId, orderId), eq(giftCardUses.cardId, cardId));

export async function setUseHeld(tx: Db, use: GiftCardUseRow, held: boolean): Promise<void> {
  await tx.update(giftCardUses).set({ held }).where(isUse(use));
}

export async function addReturnedToUse(tx: Db, use: GiftCardUseRow, returned: number): Promise<void> {
  await tx
    .update(giftCardUses)
    .set({ returned: sql`${giftCardUses.returned} + ${returned}` })
    .where(isUse(use));
}
