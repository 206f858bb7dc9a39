import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

interface Wanted {
  storeId: Id;
  serviceId: Id;
  /** When they begin. */
  range: Range;
  now: Date;
  /** An appointment to ignore. */
  except?: Id | undefined;
  /** A visitor's hold to ignore, and what an unpaid order of theirs holds instead of it; not once it has been booked. */
  hold?: Id | undefined;
}

const STATEMENT = `
  SELECT starts_at AS at, sum(seats)::int AS seats FROM appointments
  WHERE store_id = $1 AND service_id = $2 AND starts_at >= $3 AND starts_at < $4
    AND status <> 'Cancelled' AND (status <> 'Held' OR held_until > $5)
    AND id IS DISTINCT FROM $6 AND (status <> 'Held' OR $7::uuid IS NULL OR $7 NOT IN (id, coalesce(visitor_hold, id)))
  GROUP BY starts_at`;

export interface ServiceStart {
  /** Milliseconds. */
  at: number;
  /** Spots that are booked or held. */
  seats: number;
}

/** Lists when a service's appointments and holds begin: a session once. */
export async function listServiceStarts(
  db: Db,
  { storeId, serviceId, range, now, except, hold }: Wanted,
): Promise<ServiceStart[]> {
  const [from, to] = [new Date(range.from), new Date(range.to)];
  const values = [storeId, serviceId, from, to, now, except ?? null, hold ?? null];
  const rows = await prepared<{ at: string; seats: number }>(db, "service-starts", STATEMENT, values);
  return rows.map(({ at, seats }) => ({ at: Date.parse(at), seats }));
}
