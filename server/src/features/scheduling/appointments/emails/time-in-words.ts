import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import type { AppointmentRow } from "../appointments.repository.ts";

const written = {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const;

/** Formats are kept by their options, and zone names ignore case: visitors could write one in a million ways. */
const inZone = (zone: string) => ({ timeZone: zone.toLowerCase() });

/** Intl writes thin spaces, which some mail apps show as boxes. */
const plain = (words: string) => words.replace(/[\u2009\u202F]/g, " ");

function zoneName(zone: string, at: Date): string {
  const parts = dateFormat({ ...inZone(zone), timeZoneName: "long" }).formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  return name === zone ? name : `${name}, ${zone}`;
}

/** "Tuesday, November 24, 2026, 3:00 – 4:00 PM". */
export const clockOf = (zone: string, { startsAt, endsAt }: Times): string =>
  plain(dateFormat({ ...written, ...inZone(zone) }).formatRange(startsAt, endsAt));

type Times = Pick<AppointmentRow, "startsAt" | "endsAt">;

/** Returns the time in each zone, with the zone's name. Zones that show the same time appear once. */
export function timeInWords(times: Times, zones: readonly string[]): string[] {
  const seen = new Set<string>();
  return zones.flatMap((zone) => {
    const clock = clockOf(zone, times);
    if (seen.has(clock)) return [];
    seen.add(clock);
    return [`${clock} (${zoneName(zone, times.startsAt)})`];
  });
}

/** "November 24, 2026". */
export const dayInWords = (zone: string, at: Date): string =>
  plain(dateFormat({ ...inZone(zone), dateStyle: "long" }).format(at));

/** A short form, as for subjects: "Tue, Nov 24, 3:00 PM". */
export function startInWords({ startsAt }: Pick<Times, "startsAt">, timeZone: string): string {
  const short = {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  } as const;
  return plain(dateFormat({ ...short, ...inZone(timeZone) }).format(startsAt));
}
