import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, eq, gt, inArray, lte } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { holdingStatuses } from "../appointment-status.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import { appointments } from "../appointments.table.ts";

interface Page {
  after: Id | undefined;
  limit: number;
}

/** Bookings of the store page that still wait when they should begin; from one id on, in their order. */
export const listUnanswered = (db: Db, now: Date, { after, limit }: Page): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.status, "Pending"),
        eq(appointments.source, "store_page"),
        lte(appointments.startsAt, now),
        after === undefined ? undefined : gt(appointments.id, after),
      ),
    )
    .orderBy(asc(appointments.id))
    .limit(limit);

/** What is agreed or waits, and has not begun; from one id on, in their order. */
export const listAhead = (db: Db, now: Date, { after, limit }: Page): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(appointments)
    .where(
      and(
        inArray(appointments.status, holdingStatuses),
        gt(appointments.startsAt, now),
        after === undefined ? undefined : gt(appointments.id, after),
      ),
    )
    .orderBy(asc(appointments.id))
    .limit(limit);
