import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { and, asc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";
import { holdingStatuses } from "./appointment-status.ts";
import { appointmentChanges, appointments } from "./appointments.table.ts";

export type AppointmentRow = typeof appointments.$inferSelect;
export type NewAppointment = Omit<AppointmentRow, "number" | "version">;
export type ChangeRow = typeof appointmentChanges.$inferSelect;
type Changeable = Pick<
  AppointmentRow,
  "status" | "notes" | "startsAt" | "endsAt" | "busyUntil" | "timezone" | "startsLocal"
>;
/** What is not given stays as it is. */
export type AppointmentUpdate = Partial<Changeable>;

const FIRST_NUMBER = 1001;

/** The store must be locked, so that no two get one number. Breaks "appointments_apart" when the time is taken. */
export async function insertAppointment(tx: Db, appointment: NewAppointment): Promise<AppointmentRow> {
  const number = sql`(SELECT coalesce(max(number) + 1, ${FIRST_NUMBER}) FROM appointments
    WHERE store_id = ${appointment.storeId})`;
  const [row] = await tx
    .insert(appointments)
    .values({ ...appointment, number, version: 1 })
    .returning();
  if (!row) throw new Error("The appointment was not inserted.");
  return row;
}

interface Which {
  storeId: Id;
  id: Id;
}

const isOne = ({ storeId, id }: Which): SQL | undefined =>
  and(eq(appointments.storeId, storeId), eq(appointments.id, id));

export async function findAppointment(db: Db, which: Which): Promise<AppointmentRow | undefined> {
  const [row] = await db.select().from(appointments).where(isOne(which));
  return row;
}

/** Undefined when it is no longer of this version. Breaks "appointments_apart" when the time is taken. */
export async function updateAppointment(
  tx: Db,
  { version, ...which }: Which & { version: number },
  update: AppointmentUpdate,
  now: Date,
): Promise<AppointmentRow | undefined> {
  const [row] = await tx
    .update(appointments)
    .set({ ...update, version: version + 1, updatedAt: now })
    .where(and(isOne(which), eq(appointments.version, version)))
    .returning();
  return row;
}

/** What the appointment has just become, and by whom. */
export async function recordChanges(
  tx: Db,
  { id, storeId, version, startsAt, endsAt, updatedAt }: AppointmentRow,
  events: ChangeRow["event"][],
  by: ChangeRow["by"],
): Promise<void> {
  const change = { storeId, appointmentId: id, version, by, startsAt, endsAt, at: updatedAt };
  await tx.insert(appointmentChanges).values(events.map((event) => ({ ...change, event })));
}

/** In the order they were made. */
export const listChanges = (db: Db, { storeId, id }: Which): Promise<ChangeRow[]> =>
  db
    .select()
    .from(appointmentChanges)
    .where(and(eq(appointmentChanges.storeId, storeId), eq(appointmentChanges.appointmentId, id)))
    .orderBy(asc(appointmentChanges.version), asc(appointmentChanges.event));

/** Holds its time, and that overlaps the range: what the index of appointments_apart is asked. */
const isBusy = (storeId: Id, { from, to }: Range, except: Id | undefined): SQL | undefined =>
  and(
    eq(appointments.storeId, storeId),
    inArray(appointments.status, holdingStatuses),
    sql`busy && tstzrange(${new Date(from).toISOString()}, ${new Date(to).toISOString()})`,
    except === undefined ? undefined : ne(appointments.id, except),
  );

/** Soonest first, each with the time that is kept free after it. */
export async function listBusy(db: Db, storeId: Id, range: Range, except?: Id): Promise<Range[]> {
  const rows = await db
    .select({ from: appointments.startsAt, to: appointments.busyUntil })
    .from(appointments)
    .where(isBusy(storeId, range, except))
    .orderBy(asc(appointments.startsAt));
  return rows.map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }));
}

/** The first that holds some of this time. */
export async function findBusy(
  db: Db,
  storeId: Id,
  range: Range,
  except?: Id,
): Promise<AppointmentRow | undefined> {
  const [row] = await db
    .select()
    .from(appointments)
    .where(isBusy(storeId, range, except))
    .orderBy(asc(appointments.startsAt))
    .limit(1);
  return row;
}
