import { type Range, wallOf } from "@solodesk/contract/kernel/zone.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { AppointmentRow } from "../appointments.repository.ts";

type TimeColumns = Pick<AppointmentRow, "startsAt" | "endsAt" | "busyUntil" | "timezone" | "startsLocal">;

/** Returns a time as it is stored: the instants, and the start in local time at the store. */
export const timeColumns = (
  { timezone }: Pick<Store, "timezone">,
  { from, to }: Range,
  buffer: number,
): TimeColumns => ({
  timezone,
  startsAt: new Date(from),
  endsAt: new Date(to),
  startsLocal: new Date(wallOf(timezone, from)).toISOString().slice(0, -1),
  busyUntil: new Date(to + buffer),
});
