import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { dayInWords, hoursInWords } from "#kernel/time/time-in-words.ts";
import type { Conflict } from "./use-edit-appointment.ts";

interface Difference {
  name: string;
  mine: string;
  theirs: string;
}

/** In what the two differ, in words. @param before what both began with */
export function differencesOf(
  { mine, theirs }: Conflict,
  before: Appointment,
  zone: string,
  now: Date,
): Difference[] {
  const timeOf = (slot: Pick<Appointment, "starts_at" | "ends_at">) =>
    `${dayInWords(zone, slot.starts_at, now)}, ${hoursInWords(zone, slot)}`;
  const { starts_at = before.starts_at, ends_at = before.ends_at } = mine;
  const { status = before.status, notes = before.notes } = mine;
  const all = [
    { name: "Status", mine: status, theirs: theirs.status },
    { name: "Time", mine: timeOf({ starts_at, ends_at }), theirs: timeOf(theirs) },
    { name: "Notes", mine: notes || "None", theirs: theirs.notes || "None" },
  ];
  return all.filter((one) => one.mine !== one.theirs);
}
