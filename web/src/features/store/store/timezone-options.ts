import { now } from "#kernel/time/clock.ts";
import type { Option } from "#ui/forms/matching.ts";

/** "GMT+2": how far the zone is from Greenwich at this moment. */
const offsetOf = (zone: string): string =>
  new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" })
    .formatToParts(now())
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

const optionOf = (zone: string): Option => ({
  value: zone,
  label: zone.replaceAll("_", " "),
  note: offsetOf(zone),
});

let known: readonly Option[] | undefined;

/** Every zone of the browser, and the chosen one even where the browser calls it by another name. */
export function timezoneOptions(chosen: string): readonly Option[] {
  known ??= ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")].map(optionOf);
  if (chosen === "" || known.some(({ value }) => value === chosen)) return known;
  return [optionOf(chosen), ...known];
}
