import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import {
  appointmentStatuses,
  appointmentSteps,
} from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { readOf } from "#kernel/api/query.ts";

const maxNext = 5;

/** `from` is rounded down to this step, so that a return to Home repeats the request and hits the cache. */
const STEP = 30 * MINUTE;
/** Extra rows for appointments begun since the rounded `from`; they do not overlap, so there are few. */
const begunSince = 10;

/** The statuses of appointments that are still ahead: those that may change. */
const ahead = appointmentStatuses.filter((status) => appointmentSteps[status].length > 0);

export const nextReads = (now: Date) =>
  ahead.map((status) =>
    readOf(appointments.list, {
      query: {
        status,
        from: new Date(Math.floor(now.getTime() / STEP) * STEP).toISOString(),
        page_size: maxNext + begunSince,
      },
    }),
  );

/** Returns the first `maxNext` that begin from now on, whatever their status. */
export const nextOnes = (found: readonly Appointment[], now: Date): Appointment[] =>
  found
    .filter(({ starts_at }) => Date.parse(starts_at) >= now.getTime())
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))
    .slice(0, maxNext);
