// When clocks change, as moment-timezone has it: it keeps the laws of the zones in data of its own and does not ask Intl.
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import moment from "moment-timezone";

// Half hours, quarters, half an hour of summer time, changes at midnight and for Ramadan, both halves of the earth.
export const changing = [
  "Europe/Berlin",
  "Europe/Dublin",
  "America/New_York",
  "America/St_Johns",
  "America/Santiago",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Asia/Beirut",
  "Asia/Jerusalem",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Chatham",
];
export const years = { from: Date.parse("2026-01-01"), to: Date.parse("2029-01-01") };

export interface Change {
  zone: string;
  at: number;
  before: number;
  after: number;
}

function lawsOf(zone: string) {
  const laws = moment.tz.zone(zone);
  if (!laws) throw new Error(`moment-timezone does not know ${zone}.`);
  return laws;
}
export const ahead = (zone: string, instant: number) => -lawsOf(zone).utcOffset(instant) * MINUTE || 0;

export function changesOf(zone: string): Change[] {
  return lawsOf(zone)
    .untils.filter((at) => years.from < at && at < years.to)
    .map((at) => ({ zone, at, before: ahead(zone, at - 1), after: ahead(zone, at) }))
    .filter(({ before, after }) => before !== after);
}
export const changes = changing.flatMap(changesOf);

/** The day on the wall that lacks some of its time, or has some of it twice. */
const dayOf = ({ at, before, after }: Change): string =>
  new Date(at + Math.min(before, after)).toISOString().slice(0, 10);

export const changedDays = changes.map((change): [zone: string, day: string] => [change.zone, dayOf(change)]);
