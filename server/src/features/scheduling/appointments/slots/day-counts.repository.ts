import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

interface Wanted {
  storeId: Id;
  serviceId: Id;
  /** When they begin. */
  range: Range;
  now: Date;
  /** Appointments and holds to ignore. */
  except?: Id | undefined;
  hold?: Id | undefined;
}

const STATEMENT = `
  SELECT starts_local::date::text AS day, count(*)::int AS count FROM appointments
  WHERE store_id = $1 AND service_id = $2 AND starts_at >= $3 AND starts_at < $4
    AND status <> 'Cancelled' AND (status <> 'Held' OR held_until > $5)
    AND id IS DISTINCT FROM $6 AND id IS DISTINCT FROM $7
  GROUP BY 1`;

/** Counts a service's appointments and holds by day of the store; days without any are left out. */
export const listDayCounts = (
  db: Db,
  { storeId, serviceId, range, now, except, hold }: Wanted,
): Promise<{ day: string; count: number }[]> =>
  prepared(db, "service-day-counts", STATEMENT, [
    storeId,
    serviceId,
    new Date(range.from),
    new Date(range.to),
    now,
    except ?? null,
    hold ?? null,
  ]);
