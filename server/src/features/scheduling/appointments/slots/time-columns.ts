import { type Range, wallOf } from "@solodesk/contract/kernel/zone.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import type { Lengths } from "./service-rule.ts";

type TimeColumns = Pick<
  AppointmentRow,
  "startsAt" | "endsAt" | "busyFrom" | "busyUntil" | "timezone" | "startsLocal"
>;

/** Returns a time as it is stored: the instants, and the start in local time at the store. */
export const timeColumns = (
  { timezone }: Pick<Store, "timezone">,
  { from, to }: Range,
  { before, buffer }: Pick<Lengths, "before" | "buffer">,
): TimeColumns => ({
  timezone,
  startsAt: new Date(from),
  endsAt: new Date(to),
  startsLocal: new Date(wallOf(timezone, from)).toISOString().slice(0, -1),
  busyFrom: before === 0 ? null : new Date(from - before),
  busyUntil: new Date(to + buffer),
});

/** The time that is kept free before and after an appointment, whatever its service says now. */
export const keptFree = ({
  startsAt,
  endsAt,
  busyFrom,
  busyUntil,
}: Pick<AppointmentRow, "startsAt" | "endsAt" | "busyFrom" | "busyUntil">): Pick<
  Lengths,
  "before" | "buffer"
> => ({
  before: startsAt.getTime() - (busyFrom ?? startsAt).getTime(),
  buffer: busyUntil.getTime() - endsAt.getTime(),
});
