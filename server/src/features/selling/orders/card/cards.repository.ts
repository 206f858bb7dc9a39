import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { appointmentCards, type FeeReason } from "./cards.table.ts";

export type { FeeReason };

export type CardRow = typeof appointmentCards.$inferSelect;

export async function insertCards(
  tx: Db,
  cards: Pick<CardRow, "appointmentId" | "storeId" | "orderId" | "methodId">[],
) {
  if (cards.length > 0) await tx.insert(appointmentCards).values(cards);
}

export async function findCardRow(db: Db, appointmentId: Id): Promise<CardRow | undefined> {
  const [row] = await db
    .select()
    .from(appointmentCards)
    .where(eq(appointmentCards.appointmentId, appointmentId));
  return row;
}

export const listCards = (db: Db, appointmentIds: readonly Id[]): Promise<CardRow[]> =>
  db
    .select()
    .from(appointmentCards)
    .where(inArray(appointmentCards.appointmentId, [...appointmentIds]));

/** The card that an order of a fee was charged to. */
export async function findCardOfFee(db: Db, feeOrderId: Id): Promise<CardRow | undefined> {
  const [row] = await db.select().from(appointmentCards).where(eq(appointmentCards.feeOrderId, feeOrderId));
  return row;
}

interface Fee {
  amount: number;
  reason: FeeReason;
  orderId: Id;
}

/** Notes the one fee of an appointment. Returns false if there is one already, or the card was released. */
export async function noteFee(tx: Db, appointmentId: Id, { amount, reason, orderId }: Fee): Promise<boolean> {
  const { appointmentId: id, fee, releasedAt } = appointmentCards;
  const { rowCount } = await tx
    .update(appointmentCards)
    .set({ fee: amount, feeReason: reason, feeOrderId: orderId })
    .where(and(eq(id, appointmentId), isNull(fee), isNull(releasedAt)));
  return rowCount === 1;
}

/** A card is needed until its appointment is over, or is long past, and until the charge of a fee is settled. */
const DUE = `SELECT c.appointment_id FROM appointment_cards c
  LEFT JOIN appointments a ON a.id = c.appointment_id
  LEFT JOIN orders o ON o.id = c.fee_order_id
  LEFT JOIN payments p ON p.id = o.payment_id
  WHERE c.released_at IS NULL AND (a.id IS NULL OR a.status NOT IN ('Pending', 'Confirmed') OR a.ends_at <= $2)
    AND (p.id IS NULL OR p.status NOT IN ('created', 'pending'))
  ORDER BY c.appointment_id LIMIT $3 FOR UPDATE OF c SKIP LOCKED`;

const RELEASE_DUE = `UPDATE appointment_cards SET released_at = $1
  WHERE appointment_id IN (${DUE}) RETURNING method_id AS id`;

/** Releases at most `most` cards that are no longer needed; returns their methods. */
export async function releaseDue(
  tx: Db,
  now: Date,
  { past, most }: { past: Date; most: number },
): Promise<Id[]> {
  const rows = await prepared<{ id: Id }>(tx, "release-due-cards", RELEASE_DUE, [now, past, most]);
  return rows.map(({ id }) => id);
}

const RELEASE_OF = `UPDATE appointment_cards SET released_at = $1 WHERE released_at IS NULL
  AND (store_id IN (SELECT id FROM stores WHERE user_id = $2) OR order_id IN (SELECT id FROM orders WHERE buyer_id = $2))
  RETURNING method_id AS id`;

/** Releases the cards of an account's customers, and its own; returns their methods. */
export async function releaseOf(tx: Db, userId: Id, now: Date): Promise<Id[]> {
  const rows = await prepared<{ id: Id }>(tx, "release-cards-of", RELEASE_OF, [now, userId]);
  return rows.map(({ id }) => id);
}

const UNUSED = `SELECT m.id FROM unnest($1::uuid[]) AS m (id)
  WHERE NOT EXISTS (SELECT FROM appointment_cards c WHERE c.method_id = m.id AND c.released_at IS NULL)`;

/** Those of these methods that no appointment needs any more. */
export async function listUnused(tx: Db, methodIds: readonly Id[]): Promise<Id[]> {
  const rows = await prepared<{ id: Id }>(tx, "list-unused-cards", UNUSED, [methodIds]);
  return rows.map(({ id }) => id);
}
