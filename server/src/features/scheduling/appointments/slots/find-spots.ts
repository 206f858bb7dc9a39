import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { Db } from "#kernel/database/db.ts";
import { listServiceStarts } from "./service-starts.repository.ts";

interface Wanted {
  store: Pick<Store, "id">;
  service: Pick<Service, "id" | "capacity">;
  now: Date;
  except?: Id | undefined;
  hold?: Id | undefined;
}

interface Spots {
  /** How many spots are left at a start (milliseconds), whatever else overlaps it; 0 or fewer if it is full. */
  left: (at: number) => number;
  /** Whether a booking or hold has this start. */
  isSession: (at: number) => boolean;
}

/** Counts the spots of a service's times in this range. */
export async function findSpots(
  db: Db,
  { store, service: { id: serviceId, capacity }, now, except, hold }: Wanted,
  range: Range,
): Promise<Spots> {
  const starts = await listServiceStarts(db, { storeId: store.id, serviceId, range, now, except, hold });
  const taken = new Map(starts.map((start) => [start.at, start.seats]));
  return {
    left: (at) => capacity - (taken.get(at) ?? 0),
    isSession: (at) => taken.has(at),
  };
}
