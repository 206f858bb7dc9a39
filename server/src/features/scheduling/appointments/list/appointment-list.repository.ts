import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { AppointmentStatus } from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import { and, asc, eq, gt, gte, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { containing } from "#kernel/database/like.ts";
import { type AppointmentRow, isAppointment } from "../appointments.repository.ts";
import { appointments } from "../appointments.table.ts";
import { phoneSearch } from "./phone-search.repository.ts";

export interface AppointmentConditions {
  storeId: Id;
  /** When the appointments begin. */
  begin: Partial<Range>;
  /** Text to find in the customer, the title, the service or the number. */
  q: string;
  /** Only those with an amount that was left open. */
  hasOpenAmount: boolean;
  /** The only service whose appointments count. */
  serviceId: Id | undefined;
}

const matchesFilter = ({
  storeId,
  begin: { from, to },
  q,
  hasOpenAmount,
  serviceId,
}: AppointmentConditions): SQL | undefined =>
  and(
    eq(appointments.storeId, storeId),
    isAppointment,
    from === undefined ? undefined : gte(appointments.startsAt, new Date(from)),
    to === undefined ? undefined : lt(appointments.startsAt, new Date(to)),
    q === "" ? undefined : or(sql`words LIKE lower(${containing(q)})`, phoneSearch(q)),
    hasOpenAmount ? gt(appointments.openAmount, 0) : undefined,
    serviceId === undefined ? undefined : eq(appointments.serviceId, serviceId),
  );

/** Soonest first. */
export function listAppointmentPage(
  db: Db,
  filter: AppointmentConditions,
  status: AppointmentStatus | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<AppointmentRow[]> {
  const { id, startsAt } = appointments;
  const order = [asc(startsAt), asc(id)];
  // The ids come from an index alone, so that skipped rows are never read.
  const ids = db
    .select({ id })
    .from(appointments)
    .where(and(matchesFilter(filter), status && eq(appointments.status, status)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return db
    .select()
    .from(appointments)
    .where(sql`${id} = ANY(ARRAY(${ids}))`)
    .orderBy(...order);
}

/** Lists the rows after `last`, or the first ones. Soonest first. */
export function listAppointmentsAfter(
  db: Db,
  filter: AppointmentConditions,
  status: AppointmentStatus | undefined,
  limit: number,
  last?: Pick<AppointmentRow, "startsAt" | "id">,
): Promise<AppointmentRow[]> {
  const { startsAt, id } = appointments;
  const isLater = last && sql`(${startsAt}, ${id}) > (${last.startsAt.toISOString()}, ${last.id})`;
  return db
    .select()
    .from(appointments)
    .where(and(matchesFilter(filter), status && eq(appointments.status, status), isLater))
    .orderBy(asc(startsAt), asc(id))
    .limit(limit);
}

/** What customers still owe. `total` is in minor units. */
export async function sumOpenAmounts(
  db: Db,
  filter: AppointmentConditions,
): Promise<{ count: number; total: number }> {
  const [found] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      total: sql`coalesce(sum(${appointments.openAmount}), 0)`.mapWith(Number),
    })
    .from(appointments)
    .where(matchesFilter({ ...filter, hasOpenAmount: true }));
  return found ?? { count: 0, total: 0 };
}

interface StatusCount extends Record<string, unknown> {
  status: AppointmentStatus;
  found: number;
}

/**
 * Counts by status, whether or not an amount is open. Without a filter, reads the counts that the database keeps up to date.
 */
export async function countAppointmentsByStatus(
  db: Db,
  filter: AppointmentConditions,
): Promise<Record<AppointmentStatus, number>> {
  const { storeId, begin, q, serviceId } = filter;
  const isWhole = q === "" && begin.from === undefined && begin.to === undefined && serviceId === undefined;
  const counted = isWhole
    ? sql`SELECT status, sum(change)::int AS found FROM status_counts
        WHERE list = 'appointments' AND store_id = ${storeId} GROUP BY status`
    : sql`SELECT status, count(*)::int AS found FROM appointments
        WHERE ${matchesFilter({ ...filter, hasOpenAmount: false })} GROUP BY status`;
  const { rows } = await db.execute<StatusCount>(counted);
  const counts = { Pending: 0, Confirmed: 0, Completed: 0, Cancelled: 0, "No-show": 0 };
  for (const { status, found } of rows) counts[status] = found;
  return counts;
}
