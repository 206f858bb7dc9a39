import type { Id } from "@solodesk/contract/kernel/id.ts";
import { openWaitingStatuses } from "@solodesk/contract/selling/waitlist.ts";
import { and, asc, count, eq, gt, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { waitlist } from "./waitlist.table.ts";

export type WaitingRow = typeof waitlist.$inferSelect;
type NewWaiting = Omit<WaitingRow, "status" | "offerId" | "offerStartsAt" | "offerEndsAt" | "offerUntil">;

/** A day of one store. */
export type WaitedDay = Pick<WaitingRow, "storeId" | "day">;

/** The status and the empty offer columns of a row without an offer. */
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

/** Undefined if this email address already waits for the same service and day. */
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

/** Finds a row of any store; for visitors whose sealed id proves that they may see it. */
export async function findWaitingAnywhere(db: Db, id: Id): Promise<WaitingRow | undefined> {
  const [row] = await db.select().from(waitlist).where(eq(waitlist.id, id));
  return row;
}

/** Those who wait, or have an offer, in the order of their turn. */
export const listOpenRows = (
  tx: Db,
  day: WaitedDay,
  status: (typeof openWaitingStatuses)[number],
): Promise<WaitingRow[]> =>
  tx
    .select()
    .from(waitlist)
    .where(and(isOn(day), eq(waitlist.status, status)))
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

/** Undefined if no time is held for them any more. */
export async function takeOffer(tx: Db, id: Id, now: Date): Promise<WaitingRow | undefined> {
  const [row] = await tx
    .update(waitlist)
    .set({ status: "booked", updatedAt: now })
    .where(and(eq(waitlist.id, id), eq(waitlist.status, "offered"), gt(waitlist.offerUntil, now)))
    .returning();
  return row;
}

/** Records the appointment that the offered time was booked as. */
export async function recordBooking(tx: Db, id: Id, appointmentId: Id): Promise<void> {
  await tx.update(waitlist).set({ status: "booked", offerId: appointmentId }).where(eq(waitlist.id, id));
}

/** Undefined if they no longer wait. */
export async function leave(tx: Db, id: Id, now: Date): Promise<WaitingRow | undefined> {
  const [row] = await tx
    .update(waitlist)
    .set({ status: "left", updatedAt: now })
    .where(and(eq(waitlist.id, id), isOpen))
    .returning();
  return row;
}

/** Undefined if nobody waits in this store under that id. */
export async function deleteWaiting(tx: Db, storeId: Id, id: Id): Promise<WaitingRow | undefined> {
  const [row] = await tx
    .delete(waitlist)
    .where(and(eq(waitlist.storeId, storeId), eq(waitlist.id, id), isOpen))
    .returning();
  return row;
}

/** Ends offers that were not answered in time. */
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

/** Days that people wait for or have an offer on, sorted by store and day. */
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

/** Soonest day first. */
export async function listWaitlistPage(
  db: Db,
  storeId: Id,
  { limit, offset }: Page,
): Promise<{ rows: WaitingRow[]; total: number }> {
  const isInStore = and(eq(waitlist.storeId, storeId), isOpen);
  const rows = db
    .select()
    .from(waitlist)
    .where(isInStore)
    .orderBy(asc(waitlist.day), ...byTurn)
    .limit(limit)
    .offset(offset);
  const total = db.select({ found: count() }).from(waitlist).where(isInStore);
  const [found, [counted]] = await Promise.all([rows, total]);
  return { rows: found, total: counted?.found ?? 0 };
}

/** Deletes rows of days before this one, whatever their status. */
export async function forgetBefore(db: Db, day: string): Promise<number> {
  const { rowCount } = await db.delete(waitlist).where(lt(waitlist.day, sql`${day}::date`));
  return rowCount ?? 0;
}
