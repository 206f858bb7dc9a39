import { t } from "@solodesk/contract/kernel/language/t.ts";
import { DAY, instantOf, type Range, wallOf, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { maxSlotDays } from "@solodesk/contract/scheduling/appointments/free-slots.ts";
import { AppError } from "#kernel/app-error.ts";

interface Bounds {
  from?: string | undefined;
  to?: string | undefined;
}

const isDay = (bound: string): boolean => bound.length === "2026-01-31".length;

const refuse = (to: string): never => {
  throw new AppError("validation_failed", { fields: { to } });
};

/**
 * Returns the range in which slots may begin. Both bounds are inclusive, and a day counts with all its hours.
 * Defaults: from now, and the longest range allowed. Throws "validation_failed".
 */
export function slotRange({ from, to }: Bounds, zone: string, now: Date): Range {
  const first =
    from === undefined ? now.getTime() : isDay(from) ? instantOf(zone, wallOfDay(from)) : Date.parse(from);
  if (to === undefined) return { from: first, to: first + maxSlotDays * DAY };
  const end = isDay(to) ? instantOf(zone, wallOfDay(to) + DAY) : Date.parse(to) + 1;
  if (end <= first) refuse(t("The end can't be before the start."));
  const wall = wallOf(zone, end - 1) - wallOf(zone, first);
  if (wall > maxSlotDays * DAY) refuse(t("Choose at most {maxSlotDays} days.", { maxSlotDays }));
  return { from: first, to: end };
}
