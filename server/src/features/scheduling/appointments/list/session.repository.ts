import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, eq, gt, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { type AppointmentRow, isAppointment } from "../appointments.repository.ts";
import { appointments, holds } from "../appointments.table.ts";

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

/** Sets the session that they will be in, so that they don't collide while they move one by one. */
export const moveSession = (tx: Db, ids: Id[], startsAt: Date): Promise<unknown> =>
  tx
    .update(appointments)
    .set({ sessionId: sql`session_of(${appointments.serviceId}, ${startsAt.toISOString()}::timestamptz)` })
    .where(inArray(appointments.id, ids));
