import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { appointmentStatuses } from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { holdingStatuses } from "./appointment-status.ts";
import { appointmentChanges, appointments } from "./appointments.table.ts";

export type AppointmentRow = typeof appointments.$inferSelect;
/** What was paid in person, or was left open. */
export type Collection = Pick<
  AppointmentRow,
  "openAmount" | "collectionId" | "collectedMethod" | "collectedAmount" | "collectedTip" | "collectedAt"
>;
/** Columns that most new appointments leave at their defaults. */
type HasDefault =
  | "seriesId"
  | "seriesNth"
  | "seriesOf"
  | "recorded"
  | "seats"
  | "answers"
  | "paid"
  | "packVisit"
  | "cardOnFile"
  | "policySha256"
  | "policyAcceptedAt"
  | "verifyBy"
  | keyof Collection;
export type NewAppointment = Omit<
  AppointmentRow,
  "number" | "version" | "sessionId" | "meetingUrl" | HasDefault
> &
  Partial<Pick<AppointmentRow, HasDefault>>;
export type AppointmentChangeRow = typeof appointmentChanges.$inferSelect;
type Changeable = Pick<
  AppointmentRow,
  | "status"
  | "price"
  | "paid"
  | "packVisit"
  | "verifyBy"
  | "policySha256"
  | "policyAcceptedAt"
  | "notes"
  | "startsAt"
  | "endsAt"
  | "busyFrom"
  | "busyUntil"
  | "timezone"
  | "startsLocal"
> &
  Collection;
/** Columns that are left out do not change. */
export type AppointmentUpdate = Partial<Changeable>;

const FIRST_NUMBER = 1001;

/** The store must be locked, or two appointments could get the same number. */
export const nextNumber = (storeId: Id): SQL =>
  sql`(SELECT coalesce(max(number) + 1, ${FIRST_NUMBER}) FROM appointments
    WHERE store_id = ${storeId} AND number > 0)`;

/** The store must be locked. Violates "appointments_apart", or "appointments_seats" in a session, if the time is taken. */
export async function insertAppointment(tx: Db, appointment: NewAppointment): Promise<AppointmentRow> {
  const [row] = await tx
    .insert(appointments)
    .values({ ...appointment, number: nextNumber(appointment.storeId), version: 1 })
    .returning();
  if (!row) throw new Error("The appointment was not inserted.");
  return row;
}

/** Excludes holds, which no list shows. */
export const isAppointment = inArray(appointments.status, [...appointmentStatuses]);

interface Which {
  storeId: Id;
  id: Id;
}

const isOne = ({ storeId, id }: Which): SQL | undefined =>
  and(eq(appointments.storeId, storeId), eq(appointments.id, id));

export async function findAppointment(db: Db, which: Which): Promise<AppointmentRow | undefined> {
  const [row] = await db
    .select()
    .from(appointments)
    .where(and(isOne(which), isAppointment));
  return row;
}

/** Locks an appointment until the transaction ends; returns its version. */
export async function lockAppointment(tx: Db, id: Id): Promise<number | undefined> {
  const [row] = await tx
    .select({ version: appointments.version })
    .from(appointments)
    .where(eq(appointments.id, id))
    .for("no key update");
  return row?.version;
}

/** Who moved an appointment last; undefined if nobody did. */
export async function findLastMover(db: Db, id: Id): Promise<AppointmentChangeRow["by"] | undefined> {
  const [row] = await db
    .select({ by: appointmentChanges.by })
    .from(appointmentChanges)
    .where(and(eq(appointmentChanges.appointmentId, id), eq(appointmentChanges.event, "rescheduled")))
    .orderBy(desc(appointmentChanges.version))
    .limit(1);
  return row?.by;
}

/**
 * Returns undefined if the row no longer has this version. Violates "appointments_apart" if the time is
 * taken.
 */
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

/** Records what has just happened to the appointment, and who did it. */
export async function recordAppointmentChanges(
  tx: Db,
  { id, storeId, version, startsAt, endsAt, updatedAt }: AppointmentRow,
  events: AppointmentChangeRow["event"][],
  by: AppointmentChangeRow["by"],
): Promise<void> {
  const change = { storeId, appointmentId: id, version, by, startsAt, endsAt, at: updatedAt };
  await tx.insert(appointmentChanges).values(events.map((event) => ({ ...change, event })));
}

/** In the order they were made; those made together by their names. */
export const listAppointmentChanges = (db: Db, { storeId, id }: Which): Promise<AppointmentChangeRow[]> =>
  db
    .select()
    .from(appointmentChanges)
    .where(and(eq(appointmentChanges.storeId, storeId), eq(appointmentChanges.appointmentId, id)))
    .orderBy(asc(appointmentChanges.version), asc(appointmentChanges.event));

/** Matches appointments that overlap the range. Served by the index of appointments_apart. */
const isIn = (storeId: Id, { from, to }: Range, except: Id | undefined): SQL | undefined =>
  and(
    eq(appointments.storeId, storeId),
    sql`busy && tstzrange(${new Date(from).toISOString()}, ${new Date(to).toISOString()})`,
    except === undefined ? undefined : ne(appointments.id, except),
  );

interface AskedTime {
  storeId: Id;
  range: Range;
  now: Date;
  /** An appointment to ignore, such as the one being moved. */
  except?: Id | undefined;
  /** A visitor's hold to ignore, and what an unpaid order of theirs holds instead of it; not once it has been booked. */
  hold?: Id | undefined;
  /** Whether to include busy times of the seller's other calendars. */
  outside: boolean;
  /** The service whose sessions are marked as such in the result. */
  sessionsOf?: Id | undefined;
}

/** A time with something in it. */
export interface BusyTime extends Range {
  /** When it starts, if it is a session of the service asked for. */
  session: number | undefined;
}

const busyStatement = `
  SELECT DISTINCT lower(busy) AS "from", upper(busy) AS "to",
    CASE WHEN session_id IS NOT NULL AND service_id = $8 THEN starts_at END AS session FROM appointments
  WHERE store_id = $1 AND busy && tstzrange($2, $3) AND status IN ('Pending', 'Confirmed', 'Held')
    AND (held_until IS NULL OR held_until > $4) AND id IS DISTINCT FROM $5
    AND (status <> 'Held' OR $7::uuid IS NULL OR $7 NOT IN (id, coalesce(visitor_hold, id)))
  UNION ALL SELECT lower(one), upper(one), NULL
  FROM calendar_sources, unnest(busy * tstzmultirange(tstzrange($2, $3))) AS one WHERE store_id = $1 AND $6`;

/** Returns busy times: appointments with their buffers, a session once, and holds until they expire. */
export async function listBookedTimes(
  db: Db,
  { storeId, range, now, except, hold, outside, sessionsOf }: AskedTime,
): Promise<BusyTime[]> {
  const [from, to] = [new Date(range.from), new Date(range.to)];
  const values = [storeId, from, to, now, except ?? null, outside, hold ?? null, sessionsOf ?? null];
  const rows = await prepared<{ from: string; to: string; session: string | null }>(
    db,
    "busy-times",
    busyStatement,
    values,
  );
  return rows.map((row) => ({
    from: Date.parse(row.from),
    to: Date.parse(row.to),
    session: row.session === null ? undefined : Date.parse(row.session),
  }));
}

/** Returns the first appointment that overlaps the range. */
export async function findBusy(
  db: Db,
  storeId: Id,
  range: Range,
  except?: Id,
): Promise<AppointmentRow | undefined> {
  const [row] = await db
    .select()
    .from(appointments)
    .where(and(isIn(storeId, range, except), inArray(appointments.status, holdingStatuses)))
    .orderBy(asc(appointments.startsAt))
    .limit(1);
  return row;
}
