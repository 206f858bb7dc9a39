import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { readOf } from "#kernel/api/query.ts";

const mostNext = 5;

/** Within this time everybody asks alike, so that whoever comes back sees at once what was there. */
const STEP = 30 * MINUTE;
/** None overlap, so that not many can have begun since. */
const begunSince = 10;

/** Appointments hold their time while they wait for a yes and once they have it. */
const ahead = ["Pending", "Confirmed"] as const;

export const nextReads = (now: Date) =>
  ahead.map((status) =>
    readOf(appointments.list, {
      query: {
        status,
        from: new Date(Math.floor(now.getTime() / STEP) * STEP).toISOString(),
        page_size: mostNext + begunSince,
      },
    }),
  );

/** The first to begin from now on, whatever their status. */
export const nextOnes = (found: readonly Appointment[], now: Date): Appointment[] =>
  found
    .filter(({ starts_at }) => Date.parse(starts_at) >= now.getTime())
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))
    .slice(0, mostNext);
