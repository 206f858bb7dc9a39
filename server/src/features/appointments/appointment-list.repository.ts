import type { AppointmentStatus } from "@solodesk/contract/appointments.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { and, asc, count, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";
import { type AppointmentRow, isAppointment } from "./appointments.repository.ts";
import { appointments } from "./appointments.table.ts";

export interface SoughtAppointments {
  storeId: Id;
  /** When they begin. */
  begin: Partial<Range>;
  /** Words of the customer, the title, the service or the number. */
  q: string;
}

const told = sql`lower(concat_ws(' ', 'A-' || number, title, service_name, customer_name, customer_email, customer_phone))`;

const isSought = ({ storeId, begin: { from, to }, q }: SoughtAppointments): SQL | undefined =>
  and(
    eq(appointments.storeId, storeId),
    isAppointment,
    from === undefined ? undefined : gte(appointments.startsAt, new Date(from)),
    to === undefined ? undefined : lt(appointments.startsAt, new Date(to)),
    q === "" ? undefined : sql`strpos(${told}, lower(${q})) > 0`,
  );

/** Soonest first. */
export function listPage(
  db: Db,
  sought: SoughtAppointments,
  status: AppointmentStatus | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<AppointmentRow[]> {
  return db
    .select()
    .from(appointments)
    .where(and(isSought(sought), status && eq(appointments.status, status)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(limit)
    .offset(offset);
}

/** The next some of such a list: those after `last`, or the first. */
export function listAfter(
  db: Db,
  sought: SoughtAppointments,
  status: AppointmentStatus | undefined,
  limit: number,
  last?: Pick<AppointmentRow, "startsAt" | "id">,
): Promise<AppointmentRow[]> {
  const { startsAt, id } = appointments;
  const isLater = last && sql`(${startsAt}, ${id}) > (${last.startsAt.toISOString()}, ${last.id})`;
  return db
    .select()
    .from(appointments)
    .where(and(isSought(sought), status && eq(appointments.status, status), isLater))
    .orderBy(asc(startsAt), asc(id))
    .limit(limit);
}

/** How many there are of each status. */
export async function countByStatus(
  db: Db,
  sought: SoughtAppointments,
): Promise<Record<AppointmentStatus, number>> {
  const rows = await db
    .select({ status: appointments.status, found: count() })
    .from(appointments)
    .where(isSought(sought))
    .groupBy(appointments.status);
  const counts = { Pending: 0, Confirmed: 0, Completed: 0, Cancelled: 0, "No-show": 0 };
  for (const { status, found } of rows) counts[status] = found;
  return counts;
}
