// Wall time and instants of a time zone, both in milliseconds. A wall time is encoded as if the clock on the
// wall showed UTC, so days and hours can be added to it without regard to daylight saving time.

/** Half-open: includes `from`, excludes `to`. */
export interface Range {
  from: number;
  to: number;
}

/** A period in which the clocks of a zone do not change: wall time = instant + offset. */
export interface Stretch extends Range {
  offset: number;
}

export const MINUTE = 60_000;
export const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches the format: creating one takes a thousand times as long as using it. Zone names ignore case. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const name = zone.toLowerCase();
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  formats.set(name, made);
  return made;
}

const WRITTEN = /^GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** Milliseconds by which the clocks of the zone are ahead of UTC at this instant. */
export function offsetAt(zone: string, instant: number): number {
  const parts = formatOf(zone).formatToParts(instant);
  const written = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const match = WRITTEN.exec(written);
  if (!match) throw new Error(`The offset "${written}" of ${zone} cannot be read.`);
  const [, sign, hours = "0", minutes = "0", seconds = "0"] = match;
  const ahead = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === "-" ? -ahead : ahead;
}

/** The wall time at an instant. */
export const wallOf = (zone: string, instant: number): number => instant + offsetAt(zone, instant);

/** The wall time at which a day such as `2026-03-29` begins. */
export const wallOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The instant between these two at which the clocks are changed. */
function changeBetween(zone: string, from: number, to: number): number {
  const before = offsetAt(zone, from);
  let [last, first] = [from, to];
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (offsetAt(zone, middle) === before) last = middle;
    else first = middle;
  }
  return first;
}

/** Splits a range wherever the clocks change; no zone changes them twice within a day. */
export function stretchesOf(zone: string, { from, to }: Range): Stretch[] {
  let current: Stretch = { from, to, offset: offsetAt(zone, from) };
  const stretches = [current];
  for (let at = from; at < to; at += DAY) {
    const next = Math.min(at + DAY, to);
    const offset = offsetAt(zone, next);
    if (offset === current.offset) continue;
    const change = changeBetween(zone, at, next);
    current.to = change;
    current = { from: change, to, offset };
    stretches.push(current);
  }
  return stretches;
}

/**
 * Returns the first instant at which the wall shows this time or a later one: for a skipped time, when the
 * clocks change.
 */
export function instantOf(zone: string, wall: number): number {
  const stretches = stretchesOf(zone, { from: wall - DAY, to: wall + DAY });
  const reached = stretches.map(({ from, offset }) => Math.max(from, wall - offset));
  return reached.find((instant, i) => instant < (stretches[i]?.to ?? 0)) ?? wall;
}
