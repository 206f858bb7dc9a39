import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { now } from "#kernel/time/clock.ts";
import type { Option } from "#ui/forms/matching.ts";

/** "GMT+2": the zone's present offset. */
const offsetOf = (zone: string): string =>
  dateFormat({ timeZone: zone, timeZoneName: "shortOffset" })
    .formatToParts(now())
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

const optionOf = (zone: string): Option => ({
  value: zone,
  label: zone.replaceAll("_", " "),
  note: offsetOf(zone),
});

let known: readonly Option[] | undefined;

/** Returns every zone the browser lists, and the chosen one even if it is listed under another name. */
export function timezoneOptions(chosen: string): readonly Option[] {
  known ??= ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")].map(optionOf);
  if (chosen === "" || known.some(({ value }) => value === chosen)) return known;
  return [optionOf(chosen), ...known];
}
