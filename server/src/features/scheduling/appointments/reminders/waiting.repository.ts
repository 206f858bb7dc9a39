import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, eq, gt, inArray, lte, or } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { holdingStatuses } from "../appointment-status.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import { appointments } from "../appointments.table.ts";

interface Page {
  after: Id | undefined;
  limit: number;
}

/**
 * Lists store-page bookings that are still pending at their start, or that their customers did not verify in time, after
 * one id, in order of id.
 */
export const listUnanswered = (db: Db, now: Date, { after, limit }: Page): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.status, "Pending"),
        eq(appointments.source, "store_page"),
        or(lte(appointments.startsAt, now), lte(appointments.verifyBy, now)),
        after === undefined ? undefined : gt(appointments.id, after),
      ),
    )
    .orderBy(asc(appointments.id))
    .limit(limit);

/** Lists pending and confirmed appointments that have not begun, after one id, in order of id. */
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
