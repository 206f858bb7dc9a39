import { t } from "@solodesk/contract/kernel/language/t.ts";
import { DAY, type Range } from "@solodesk/contract/kernel/zone.ts";
import { maxDaysAhead, maxDaysBack } from "@solodesk/contract/scheduling/appointments.ts";
import { AppError } from "#kernel/app-error.ts";

/** A longer appointment is taken for a typing error. */
const LONGEST = 7 * DAY;

const refuse = (fields: Record<string, string>): never => {
  throw new AppError("validation_failed", { fields });
};

/** Throws "validation_failed" if the start is in the past or too far ahead. */
export function requireStart(at: number, now: Date): void {
  if (at < now.getTime()) refuse({ starts_at: t("Pick a time in the future.") });
  if (at > now.getTime() + maxDaysAhead * DAY)
    refuse({ starts_at: t("Pick a time within the next {maxDaysAhead} days.", { maxDaysAhead }) });
}

/** Throws "validation_failed" if the start of a recorded appointment is in the future or too far back. */
export function requirePastStart(at: number, now: Date): void {
  if (at > now.getTime()) refuse({ starts_at: t("Pick a time in the past.") });
  if (at < now.getTime() - maxDaysBack * DAY)
    refuse({ starts_at: t("Pick a time within the last {maxDaysBack} days.", { maxDaysBack }) });
}

/** Throws "validation_failed". */
export function requireLength({ from, to }: Range): void {
  if (to <= from) refuse({ ends_at: t("The end must be after the start.") });
  if (to - from > LONGEST) refuse({ ends_at: t("An appointment can last at most 7 days.") });
}
