import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, sql, sum } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { giftCardEnds, type giftCardOutcomes, giftCards, giftCardUses } from "./gift-cards.table.ts";

export type GiftCardRow = typeof giftCards.$inferSelect;
export type GiftCardUseRow = typeof giftCardUses.$inferSelect;
type Outcome = (typeof giftCardOutcomes)[number];

const isOne = (storeId: Id, id: Id) => and(eq(giftCards.storeId, storeId), eq(giftCards.id, id));

export async function insertGiftCard(tx: Db, row: GiftCardRow): Promise<void> {
  await tx.insert(giftCards).values(row);
}

/** Newest first, with the number of all and what they are worth together. */
export async function listGiftCardRows(
  db: Db,
  storeId: Id,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: GiftCardRow[]; total: number; outstanding: number }> {
  const isOfStore = eq(giftCards.storeId, storeId);
  const [rows, total, [sums]] = await Promise.all([
    db
      .select()
      .from(giftCards)
      .where(isOfStore)
      .orderBy(desc(giftCards.createdAt), desc(giftCards.id))
      .limit(limit)
      .offset(offset),
    db.$count(giftCards, isOfStore),
    db
      .select({ balance: sum(giftCards.balance).mapWith(Number) })
      .from(giftCards)
      .where(isOfStore),
  ]);
  return { rows, total, outstanding: sums?.balance ?? 0 };
}

export async function findGiftCard(db: Db, storeId: Id, id: Id): Promise<GiftCardRow | undefined> {
  const [row] = await db.select().from(giftCards).where(isOne(storeId, id));
  return row;
}

export const findByHashes = (db: Db, hashes: string[]): Promise<GiftCardRow[]> =>
  hashes.length === 0
    ? Promise.resolve([])
    : db.select().from(giftCards).where(inArray(giftCards.codeHash, hashes));

/** Ends a card that is not over; returns it as it was before. Locks it. */
export async function endCard(
  tx: Db,
  { storeId, id }: Pick<GiftCardRow, "storeId" | "id">,
  outcome: Outcome,
): Promise<GiftCardRow | undefined> {
  const [before] = await tx.select().from(giftCards).where(isOne(storeId, id)).for("no key update");
  if (!before || before.outcome !== null) return undefined;
  await tx.update(giftCards).set({ outcome, balance: 0 }).where(isOne(storeId, id));
  return before;
}

export async function insertEnd(tx: Db, row: typeof giftCardEnds.$inferInsert): Promise<void> {
  await tx.insert(giftCardEnds).values(row);
}

interface Page {
  after: Id | undefined;
  limit: number;
}

const behind = (id: Id | undefined) => (id === undefined ? undefined : gt(giftCards.id, id));

/** Those that have expired and are not ended, by id. */
export const listExpired = (db: Db, now: Date, { after, limit }: Page): Promise<GiftCardRow[]> =>
  db
    .select()
    .from(giftCards)
    .where(and(isNull(giftCards.outcome), lte(giftCards.expiresAt, now), behind(after)))
    .orderBy(asc(giftCards.id))
    .limit(limit);

/** Those whose email is due, by id. */
export const listToSend = (db: Db, now: Date, { after, limit }: Page): Promise<GiftCardRow[]> =>
  db
    .select()
    .from(giftCards)
    .where(
      and(
        isNull(giftCards.sentAt),
        isNotNull(giftCards.sendAt),
        lte(giftCards.sendAt, now),
        isNull(giftCards.outcome),
        behind(after),
      ),
    )
    .orderBy(asc(giftCards.id))
    .limit(limit);

/** Returns false if it was sent before, or has ended. */
export async function markSent(tx: Db, { storeId, id }: GiftCardRow, sentAt: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(giftCards)
    .set({ sentAt })
    .where(and(isOne(storeId, id), isNull(giftCards.sentAt), isNull(giftCards.outcome)));
  return rowCount === 1;
}

/** Takes an amount from a card if it is there and the card is not over at `now`. */
export async function takeBalance(
  tx: Db,
  { storeId, cardId, amount }: Pick<GiftCardUseRow, "storeId" | "cardId" | "amount">,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(giftCards)
    .set({ balance: sql`${giftCards.balance} - ${amount}` })
    .where(
      and(
        isOne(storeId, cardId),
        isNull(giftCards.outcome),
        sql`${giftCards.balance} >= ${amount}`,
        sql`(${giftCards.expiresAt} > ${now.toISOString()}::timestamptz) IS NOT FALSE`,
      ),
    );
  return rowCount === 1;
}

/** Adds an amount to a card. One that has ended or expired can be used again, until `usable` at least. */
export async function giveBalance(
  tx: Db,
  { storeId, cardId, amount }: Pick<GiftCardUseRow, "storeId" | "cardId" | "amount">,
  usable: Date,
): Promise<void> {
  await tx
    .update(giftCards)
    .set({
      balance: sql`${giftCards.balance} + ${amount}`,
      outcome: null,
      expiresAt: sql`CASE WHEN ${giftCards.expiresAt} IS NOT NULL
        THEN greatest(${giftCards.expiresAt}, ${usable.toISOString()}::timestamptz) END`,
    })
    .where(isOne(storeId, cardId));
}

export async function insertUses(tx: Db, rows: (typeof giftCardUses.$inferInsert)[]): Promise<void> {
  await tx.insert(giftCardUses).values(rows);
}

/** What cards pay of a payment, or of one of its orders; by card, so that they are always locked in one order. */
export const listUses = (
  db: Db,
  { paymentId, orderId }: { paymentId: Id; orderId: Id | null },
): Promise<GiftCardUseRow[]> =>
  db
    .select()
    .from(giftCardUses)
    .where(
      and(
        eq(giftCardUses.paymentId, paymentId),
        orderId === null ? undefined : eq(giftCardUses.orderId, orderId),
      ),
    )
    .orderBy(asc(giftCardUses.cardId), asc(giftCardUses.orderId));

const isUse = ({ storeId, orderId, cardId }: GiftCardUseRow) =>
  and(eq(giftCardUses.storeId, storeId), eq(giftCardUses.orderId, orderId), eq(giftCardUses.cardId, cardId));

export async function setHeld(tx: Db, use: GiftCardUseRow, held: boolean): Promise<void> {
  await tx.update(giftCardUses).set({ held }).where(isUse(use));
}

export async function addReturned(tx: Db, use: GiftCardUseRow, returned: number): Promise<void> {
  await tx
    .update(giftCardUses)
    .set({ returned: sql`${giftCardUses.returned} + ${returned}` })
    .where(isUse(use));
}
