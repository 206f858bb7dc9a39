import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, count, desc, eq, gt, inArray, lte, or, type SQL } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { days } from "#kernel/time/clock.ts";
import { holdingStatuses } from "../appointment-status.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import { appointments } from "../appointments.table.ts";
import { LONGEST } from "../calendar/calendar.repository.ts";

const { id, storeId: store, status, startsAt, endsAt, openAmount } = appointments;

/** The first rows of a list, and how many there are. */
export interface AppointmentsFound {
  rows: AppointmentRow[];
  count: number;
}

async function listFirst(
  db: Db,
  which: SQL | undefined,
  order: SQL[],
  limit: number,
): Promise<AppointmentsFound> {
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(appointments)
      .where(which)
      .orderBy(...order)
      .limit(limit),
    db.select({ found: count() }).from(appointments).where(which),
  ]);
  return { rows, count: counted?.found ?? 0 };
}

/** The appointment under way, else the next one. */
export async function findNext(db: Db, storeId: Id, now: Date): Promise<AppointmentRow | undefined> {
  const [row] = await db
    .select()
    .from(appointments)
    .where(
      and(
        eq(store, storeId),
        inArray(status, [...holdingStatuses]),
        gt(startsAt, new Date(now.getTime() - LONGEST)),
        gt(endsAt, now),
      ),
    )
    .orderBy(asc(startsAt), asc(id))
    .limit(1);
  return row;
}

/** Pending ones that haven't started and don't wait for their customer, soonest first. */
export const listPendingAhead = (db: Db, storeId: Id, now: Date, limit: number): Promise<AppointmentsFound> =>
  listFirst(
    db,
    and(
      eq(store, storeId),
      eq(status, "Pending"),
      gt(startsAt, now),
      or(eq(appointments.source, "store_page"), eq(appointments.customerEmail, "")),
    ),
    [asc(startsAt), asc(id)],
    limit,
  );

/** Confirmed ones that ended within the last 7 days, latest first. */
export const listEnded = (db: Db, storeId: Id, now: Date, limit: number): Promise<AppointmentsFound> =>
  listFirst(
    db,
    and(
      eq(store, storeId),
      eq(status, "Confirmed"),
      gt(startsAt, new Date(now.getTime() - days(7) - LONGEST)),
      gt(endsAt, new Date(now.getTime() - days(7))),
      lte(endsAt, now),
    ),
    [desc(startsAt), desc(id)],
    limit,
  );

/** Those with an amount that was left open, oldest first. */
export const listUnpaid = (db: Db, storeId: Id, limit: number): Promise<AppointmentsFound> =>
  listFirst(db, and(eq(store, storeId), gt(openAmount, 0)), [asc(startsAt), asc(id)], limit);
