import { type Range, wallOf } from "@solodesk/contract/kernel/zone.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { AppointmentRow } from "../appointments.repository.ts";

type TimeColumns = Pick<AppointmentRow, "startsAt" | "endsAt" | "busyUntil" | "timezone" | "startsLocal">;

/** A time as it is stored: the instants, and what a clock on the wall of the store shows. */
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
