import type { Id } from "@solodesk/contract/kernel/id.ts";
import { openWaitingStatuses } from "@solodesk/contract/selling/waitlist.ts";
import { and, asc, count, eq, gt, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { waitlist } from "./waitlist.table.ts";

export type WaitingRow = typeof waitlist.$inferSelect;
type NewWaiting = Omit<WaitingRow, "status" | "offerId" | "offerStartsAt" | "offerEndsAt" | "offerUntil">;

/** A day of one store. */
export type WaitedDay = Pick<WaitingRow, "storeId" | "day">;

/** Without the columns that an offer fills. */
const unoffered = {
  status: "waiting",
  offerId: null,
  offerStartsAt: null,
  offerEndsAt: null,
  offerUntil: null,
} as const;

const isOpen = inArray(waitlist.status, [...openWaitingStatuses]);
const isOn = ({ storeId, day }: WaitedDay): SQL | undefined =>
  and(eq(waitlist.storeId, storeId), eq(waitlist.day, day));
const byTurn = [asc(waitlist.createdAt), asc(waitlist.id)];

/** Undefined when this address waits for the same already. */
export async function insertWaiting(tx: Db, waiting: NewWaiting): Promise<WaitingRow | undefined> {
  const [row] = await tx
    .insert(waitlist)
    .values({ ...waiting, ...unoffered })
    .onConflictDoNothing()
    .returning();
  return row;
}

export const countOpen = (tx: Db, day: WaitedDay): Promise<number> =>
  tx.$count(waitlist, and(isOn(day), isOpen));

/** Of whichever store: for who has proved by a sealed id that it is theirs to see. */
export async function findAnywhere(db: Db, id: Id): Promise<WaitingRow | undefined> {
  const [row] = await db.select().from(waitlist).where(eq(waitlist.id, id));
  return row;
}

/** Whose turn it is, first. */
export const listWaiting = (tx: Db, day: WaitedDay): Promise<WaitingRow[]> =>
  tx
    .select()
    .from(waitlist)
    .where(and(isOn(day), eq(waitlist.status, "waiting")))
    .orderBy(...byTurn);

type Offer = Required<{
  [Column in "offerId" | "offerStartsAt" | "offerEndsAt" | "offerUntil"]: NonNullable<WaitingRow[Column]>;
}>;

export async function recordOffer(tx: Db, id: Id, offer: Offer, now: Date): Promise<WaitingRow | undefined> {
  const [row] = await tx
    .update(waitlist)
    .set({ ...offer, status: "offered", updatedAt: now })
    .where(and(eq(waitlist.id, id), eq(waitlist.status, "waiting")))
    .returning();
  return row;
}

/** Undefined when nothing is kept for them any more. */
export async function takeOffer(tx: Db, id: Id, now: Date): Promise<WaitingRow | undefined> {
  const [row] = await tx
    .update(waitlist)
    .set({ status: "booked", updatedAt: now })
    .where(and(eq(waitlist.id, id), eq(waitlist.status, "offered"), gt(waitlist.offerUntil, now)))
    .returning();
  return row;
}

/** Which row their booking is. */
export async function keepBooking(tx: Db, id: Id, appointmentId: Id): Promise<void> {
  await tx.update(waitlist).set({ offerId: appointmentId }).where(eq(waitlist.id, id));
}

/** Undefined when they wait no longer. */
export async function leave(tx: Db, id: Id, now: Date): Promise<WaitingRow | undefined> {
  const [row] = await tx
    .update(waitlist)
    .set({ status: "left", updatedAt: now })
    .where(and(eq(waitlist.id, id), isOpen))
    .returning();
  return row;
}

/** Undefined when nobody of this store waits under that id. */
export async function deleteWaiting(tx: Db, storeId: Id, id: Id): Promise<WaitingRow | undefined> {
  const [row] = await tx
    .delete(waitlist)
    .where(and(eq(waitlist.storeId, storeId), eq(waitlist.id, id), isOpen))
    .returning();
  return row;
}

/** Offers that nobody answered in time. */
export async function endOffers(tx: Db, day: WaitedDay, now: Date): Promise<void> {
  await tx
    .update(waitlist)
    .set({ status: "lapsed", updatedAt: now })
    .where(and(isOn(day), eq(waitlist.status, "offered"), lte(waitlist.offerUntil, now)));
}

export async function endWaiting(tx: Db, day: WaitedDay, now: Date): Promise<void> {
  await tx
    .update(waitlist)
    .set({ status: "over", updatedAt: now })
    .where(and(isOn(day), eq(waitlist.status, "waiting")));
}

interface Days {
  storeId?: Id;
  after?: WaitedDay | undefined;
  limit: number;
}

/** Days that somebody waits for or is offered a time of, in one order. */
export const listDays = (db: Db, { storeId, after, limit }: Days): Promise<WaitedDay[]> =>
  db
    .selectDistinct({ storeId: waitlist.storeId, day: waitlist.day })
    .from(waitlist)
    .where(
      and(
        isOpen,
        storeId === undefined ? undefined : eq(waitlist.storeId, storeId),
        after &&
          or(
            gt(waitlist.storeId, after.storeId),
            and(eq(waitlist.storeId, after.storeId), gt(waitlist.day, after.day)),
          ),
      ),
    )
    .orderBy(asc(waitlist.storeId), asc(waitlist.day))
    .limit(limit);

interface Page {
  limit: number;
  offset: number;
}

/** The next day first. */
export async function listPage(
  db: Db,
  storeId: Id,
  { limit, offset }: Page,
): Promise<{ rows: WaitingRow[]; total: number }> {
  const isSought = and(eq(waitlist.storeId, storeId), isOpen);
  const rows = db
    .select()
    .from(waitlist)
    .where(isSought)
    .orderBy(asc(waitlist.day), ...byTurn)
    .limit(limit)
    .offset(offset);
  const total = db.select({ found: count() }).from(waitlist).where(isSought);
  const [found, [counted]] = await Promise.all([rows, total]);
  return { rows: found, total: counted?.found ?? 0 };
}

/** Those of days before this one, whatever became of them. */
export async function forgetBefore(db: Db, day: string): Promise<number> {
  const { rowCount } = await db.delete(waitlist).where(lt(waitlist.day, sql`${day}::date`));
  return rowCount ?? 0;
}
