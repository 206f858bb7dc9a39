import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { type AppointmentRow, isAppointment } from "../appointments.repository.ts";
import { appointmentChanges, appointments, holds } from "../appointments.table.ts";

interface Which {
  storeId: Id;
  sessionId: Id;
}

const isInSession = ({ storeId, sessionId }: Which): SQL | undefined =>
  and(eq(appointments.sessionId, sessionId), eq(appointments.storeId, storeId));

/** By the customer's name. Not in pages: a service never has more than 200 spots. */
export const listSessionRows = (db: Db, which: Which): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(appointments)
    .where(and(isInSession(which), isAppointment, ne(appointments.status, "Cancelled")))
    .orderBy(asc(sql`lower(${appointments.customerName})`), asc(appointments.number));

/** How many spots visitors hold right now. */
export async function sumHeld(db: Db, which: Which, now: Date): Promise<number> {
  const [row] = await db
    .select({ seats: sql<number>`coalesce(sum(${holds.seats}), 0)::int` })
    .from(holds)
    .where(
      and(
        eq(holds.sessionId, which.sessionId),
        eq(holds.storeId, which.storeId),
        eq(holds.status, "Held"),
        gt(holds.heldUntil, now),
      ),
    );
  return row?.seats ?? 0;
}

/**
 * Gives everything in a session the id of the session that starts at `startsAt`, so that its appointments can be moved
 * there one by one without a conflict. Returns their ids, for `splitSession`.
 */
export async function moveSession(tx: Db, which: Which, startsAt: Date): Promise<Id[]> {
  const rows = await tx
    .update(appointments)
    .set({ sessionId: sql`session_of(${appointments.serviceId}, ${startsAt.toISOString()}::timestamptz)` })
    .where(isInSession(which))
    .returning({ id: appointments.id });
  return rows.map(({ id }) => id);
}

const ownSession = sql`session_of(${appointments.serviceId}, ${appointments.startsAt})`;

/**
 * Undoes `moveSession` for those that were not moved after it: puts them into the session of their own start. Violates
 * "appointments_apart" if they overlap those that were moved.
 */
export const splitSession = (tx: Db, ids: Id[]): Promise<unknown> =>
  tx
    .update(appointments)
    .set({ sessionId: ownSession })
    .where(and(inArray(appointments.id, ids), ne(appointments.sessionId, ownSession)));

/** Tells whether others have a spot at the time of this appointment, or at the time that it had before its last change. */
export async function isTimeShared(
  db: Db,
  { id, storeId, serviceId, startsAt, version }: AppointmentRow,
): Promise<boolean> {
  if (serviceId === null) return false;
  const previous = db
    .select({ startsAt: appointmentChanges.startsAt })
    .from(appointmentChanges)
    .where(
      and(
        eq(appointmentChanges.storeId, storeId),
        eq(appointmentChanges.appointmentId, id),
        lt(appointmentChanges.version, version),
      ),
    )
    .orderBy(desc(appointmentChanges.version))
    .limit(1);
  const isAt = (start: SQL) => eq(appointments.sessionId, sql`session_of(${serviceId}, ${start})`);
  const others = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.storeId, storeId),
        or(isAt(sql`${startsAt.toISOString()}::timestamptz`), isAt(sql`(${previous})`)),
        ne(appointments.id, id),
        ne(appointments.status, "Cancelled"),
      ),
    )
    .limit(1);
  return others.length > 0;
}
