import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { type AppointmentChangeRow, type AppointmentRow, isAppointment } from "../appointments.repository.ts";
import { appointmentChanges, appointments } from "../appointments.table.ts";

/** Soonest first. */
export const listByIds = (db: Db, storeId: Id, ids: readonly Id[]): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(appointments)
    .where(and(eq(appointments.storeId, storeId), inArray(appointments.id, [...ids]), isAppointment))
    .orderBy(asc(appointments.startsAt), asc(appointments.number));

export const listChangesOf = (db: Db, storeId: Id, ids: readonly Id[]): Promise<AppointmentChangeRow[]> =>
  db
    .select()
    .from(appointmentChanges)
    .where(and(eq(appointmentChanges.storeId, storeId), inArray(appointmentChanges.appointmentId, [...ids])));

/** Of appointments of any store that are not cancelled. */
export const findStarts = (db: Db, ids: readonly Id[]): Promise<Pick<AppointmentRow, "id" | "startsAt">[]> =>
  db
    .select({ id: appointments.id, startsAt: appointments.startsAt })
    .from(appointments)
    .where(and(inArray(appointments.id, [...ids]), ne(appointments.status, "Cancelled"), isAppointment));
