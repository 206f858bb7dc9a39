// When an appointment is, in words, in the given time zone.
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { DAY, offsetAt, wallOf } from "@solodesk/contract/kernel/zone.ts";
import { chosenClock } from "./time-format.ts";

const clock = () => ({ hour: "numeric", minute: "2-digit", ...chosenClock() }) as const;
const day = { weekday: "short", day: "numeric", month: "short" } as const;
const wholeDay = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;

const written = (zone: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat({ ...options, timeZone: zone });

export const viewerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Says whose time zone a screen uses. Without its name until the zone is loaded, so that the layout does not
 * shift.
 */
export const timesLead = (zone: string | undefined): string =>
  zone === undefined
    ? t("Times are in your store's time zone.")
    : t("Times are in your store's time zone, {zone}.", { zone: zone.replaceAll("_", " ") });

/** Whether clocks in the two zones show different times at `instant`. */
export const clocksDiffer = (one: string, other: string, instant: string): boolean =>
  offsetAt(one, Date.parse(instant)) !== offsetAt(other, Date.parse(instant));

/** "3:00 PM". */
export const clockInWords = (zone: string, instant: string): string =>
  written(zone, clock()).format(Date.parse(instant));

/** "3:00 PM EDT", for the hour that occurs twice when clocks are set back. */
export const clockWithZone = (zone: string, instant: string): string =>
  written(zone, { ...clock(), timeZoneName: "short" }).format(Date.parse(instant));

/** "3:00 – 4:00 PM"; past midnight "11:00 PM – 12:00 AM", where Intl would add both dates. */
export function hoursInWords(zone: string, { starts_at, ends_at }: Slot): string {
  const [from, to] = [Date.parse(starts_at), Date.parse(ends_at)];
  const isPastMidnight = to - from < DAY && dayNumber(zone, from) !== dayNumber(zone, to);
  if (isPastMidnight) return `${clockInWords(zone, starts_at)} – ${clockInWords(zone, ends_at)}`;
  return written(zone, clock()).formatRange(from, to);
}

type NearDays = Readonly<Record<number, Message>>;

const near: NearDays = { [-1]: msg("Yesterday"), 0: msg("Today"), 1: msg("Tomorrow") };
const nearWithin: NearDays = {
  [-1]: msg("yesterday||within a sentence"),
  0: msg("today||within a sentence"),
  1: msg("tomorrow||within a sentence"),
};
const dayNumber = (zone: string, instant: number): number => Math.floor(wallOf(zone, instant) / DAY);

function dayOr(names: NearDays, zone: string, instant: string, now: Date): string {
  const at = Date.parse(instant);
  const away = dayNumber(zone, at) - dayNumber(zone, now.getTime());
  const year = written(zone, { year: "numeric" });
  const isThisYear = year.format(at) === year.format(now);
  const name = names[away];
  return name ? t(name) : written(zone, isThisYear ? day : { ...day, year: "numeric" }).format(at);
}

/** "Tomorrow", "Mon, Nov 23"; with the year unless it is this year. */
export const dayInWords = (zone: string, instant: string, now: Date): string =>
  dayOr(near, zone, instant, now);

/** "tomorrow", "Mon, Nov 23", for use within a sentence. */
export const dayWithin = (zone: string, instant: string, now: Date): string =>
  dayOr(nearWithin, zone, instant, now);

/** "Tomorrow, 3:00 PM". */
export const momentInWords = (zone: string, instant: string, now: Date): string =>
  t("{day}, {time}", { day: dayInWords(zone, instant, now), time: clockInWords(zone, instant) });

/** "tomorrow, 3:00 PM", for use within a sentence. */
export const momentWithin = (zone: string, instant: string, now: Date): string =>
  t("{day}, {time}", { day: dayWithin(zone, instant, now), time: clockInWords(zone, instant) });

/** "Tomorrow, 3:00 PM EST", for people who may be in another zone. */
export const momentWithZone = (zone: string, instant: string, now: Date): string =>
  t("{day}, {time}", { day: dayInWords(zone, instant, now), time: clockWithZone(zone, instant) });

/** "Monday, November 23, 2026 at 3:00 PM EST". */
export const exactlyInWords = (zone: string, instant: string): string =>
  written(zone, { ...wholeDay, ...clock(), timeZoneName: "short" }).format(Date.parse(instant));

/** "November 23, 2026". */
export const dateInWords = (zone: string, instant: string): string =>
  written(zone, { day: "numeric", month: "long", year: "numeric" }).format(Date.parse(instant));
