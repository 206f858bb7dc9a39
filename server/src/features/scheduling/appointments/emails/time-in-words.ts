import type { AppointmentRow } from "../appointments.repository.ts";

const written = {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const;

interface Formats {
  range: Intl.DateTimeFormat;
  zone: Intl.DateTimeFormat;
}

const formats = new Map<string, Formats>();

/** Caches formats: creating one takes a thousand times as long as using it. Zone names ignore case. */
function formatsOf(timeZone: string): Formats {
  const name = timeZone.toLowerCase();
  const known = formats.get(name);
  if (known) return known;
  const made = {
    range: new Intl.DateTimeFormat("en-US", { ...written, timeZone }),
    zone: new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "long" }),
  };
  formats.set(name, made);
  return made;
}

/** Intl writes thin spaces, which some mail apps show as boxes. */
const plain = (words: string) => words.replace(/[\u2009\u202F]/g, " ");

function zoneName(zone: string, at: Date): string {
  const parts = formatsOf(zone).zone.formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  return name === zone ? name : `${name}, ${zone}`;
}

/** "Tuesday, November 24, 2026, 3:00 – 4:00 PM". */
export const clockOf = (zone: string, { startsAt, endsAt }: Times): string =>
  plain(formatsOf(zone).range.formatRange(startsAt, endsAt));

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

/** A short form for subjects: "Tue, Nov 24, 3:00 PM". */
export function startInWords({ startsAt }: Times, timeZone: string): string {
  const short = {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  } as const;
  return plain(new Intl.DateTimeFormat("en-US", { ...short, timeZone }).format(startsAt));
}
