// Rows that hold a time for a visitor of the store page: see 0012-bookings.sql.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import {
  and,
  countDistinct,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { type AppointmentRow, type NewAppointment, nextNumber } from "../appointments.repository.ts";
import { appointments, holds } from "../appointments.table.ts";

export type HoldRow = typeof holds.$inferSelect;
type Unnamed =
  | "status"
  | "number"
  | "version"
  | "customerName"
  | "customerTimezone"
  | "language"
  | "recorded"
  | "answers"
  | "sessionId"
  | "meetingUrl"
  | "paid"
  | "packVisit"
  | "cardOnFile"
  | "policySha256"
  | "policyAcceptedAt"
  | "verifyBy"
  | "waitingId"
  | "visitorHold";
export type NewHold = Omit<HoldRow, Unnamed> & { heldUntil: Date; waitingId?: Id; visitorHold?: Id };

interface Which {
  storeId: Id;
  id: Id;
}

const isHeld = ({ storeId, id }: Which, now: Date): SQL | undefined =>
  and(eq(holds.storeId, storeId), eq(holds.id, id), eq(holds.status, "Held"), gt(holds.heldUntil, now));

/** Returns undefined if the hold has expired, was booked or was released. */
export async function findHold(db: Db, which: Which, now: Date): Promise<HoldRow | undefined> {
  const [row] = await db.select().from(holds).where(isHeld(which, now));
  return row;
}

/** What a hold became: itself, what an unpaid order holds instead, or the appointment that it was booked as. */
export async function findHeir(
  db: Db,
  { storeId, id, startsAt }: Which & { startsAt: Date },
): Promise<Pick<HoldRow, "id" | "status"> | undefined> {
  const [row] = await db
    .select({ id: holds.id, status: holds.status })
    .from(holds)
    .where(
      and(
        eq(holds.storeId, storeId),
        eq(holds.startsAt, startsAt),
        or(eq(holds.id, id), eq(holds.visitorHold, id)),
      ),
    );
  return row;
}

/** Violates "appointments_apart" or "appointments_seats" if the time is taken. */
export async function insertHold(tx: Db, hold: NewHold): Promise<void> {
  await tx.insert(holds).values({ ...hold, status: "Held", number: 0, version: 1, customerName: "" });
}

/**
 * Moves a visitor's hold to another time or service. Returns false if it is no longer held, or is an offer to the
 * waitlist. Violates "appointments_apart" or "appointments_seats" if the time is taken.
 */
export async function moveHold(tx: Db, { id, storeId, ...hold }: NewHold, now: Date): Promise<boolean> {
  const { createdAt: _stays, ...moved } = hold;
  const isTheirs = and(isHeld({ id, storeId }, now), isNull(holds.waitingId));
  const { rowCount } = await tx.update(holds).set(moved).where(isTheirs);
  return rowCount === 1;
}

/**
 * Turns the hold's own row into the booking. Returns undefined if it is no longer held. The store must be
 * locked.
 */
export async function bookHold(
  tx: Db,
  id: Id,
  booking: NewAppointment,
  now: Date,
): Promise<AppointmentRow | undefined> {
  const { storeId } = booking;
  const [row] = await tx
    .update(holds)
    .set({ ...booking, id, number: nextNumber(storeId), heldUntil: null })
    .where(isHeld({ id, storeId }, now))
    .returning(getTableColumns(appointments));
  return row;
}

export async function deleteHold(db: Db, id: Id): Promise<void> {
  await db.delete(holds).where(and(eq(holds.id, id), eq(holds.status, "Held")));
}

/** Deletes visitors' holds, and what their unpaid orders hold instead of them: they begin another payment. */
export async function deleteVisitorHolds(tx: Db, storeId: Id, ids: Id[]): Promise<void> {
  if (ids.length === 0) return;
  const areTheirs = or(inArray(holds.id, ids), inArray(holds.visitorHold, ids));
  await tx.delete(holds).where(and(isHoldOf(storeId), areTheirs));
}

const isHoldOf = (storeId: Id): SQL | undefined => and(eq(holds.storeId, storeId), eq(holds.status, "Held"));

export async function deleteExpiredHolds(tx: Db, storeId: Id, now: Date): Promise<void> {
  await tx.delete(holds).where(and(isHoldOf(storeId), lte(holds.heldUntil, now)));
}

/**
 * Counts the times held by visitors, or by unpaid orders; a session counts once. Offers to the waitlist do not count: there
 * are only as many as times that became free.
 */
export async function countHolds(tx: Db, storeId: Id, of: "visitors" | "orders"): Promise<number> {
  const isOf = of === "orders" ? isNotNull(holds.visitorHold) : isNull(holds.visitorHold);
  const [row] = await tx
    .select({ times: countDistinct(sql`coalesce(${holds.sessionId}, ${holds.id})`) })
    .from(holds)
    .where(and(isHoldOf(storeId), isNull(holds.waitingId), isOf));
  return row?.times ?? 0;
}
