import { t } from "@solodesk/contract/kernel/language/t.ts";
import { DAY } from "@solodesk/contract/kernel/zone.ts";
import { maxDaysAhead } from "@solodesk/contract/scheduling/appointments.ts";
import { type CreateSeries, minInSeries } from "@solodesk/contract/scheduling/series.ts";
import { AppError } from "#kernel/app-error.ts";
import type { PlannedTime, SeriesPlan } from "./plan-series.ts";
import { requireApart } from "./require-apart.ts";

type Choices = Pick<CreateSeries, "skip" | "move">;

const refuse = (field: string, message: string): never => {
  throw new AppError("validation_failed", { fields: { [field]: message } });
};

/**
 * Returns the times of a plan, without the skipped ones and with the moved ones at their new time, soonest
 * first. Throws "validation_failed".
 */
export function chosenTimes(plan: SeriesPlan, { skip, move }: Choices, now: Date): PlannedTime[] {
  requireKnown(plan, { skip, move });
  const starts = new Map(move.map(({ index, starts_at }) => [index, Date.parse(starts_at)]));
  for (const [at, { index }] of move.entries()) {
    const start = starts.get(index) ?? 0;
    const field = `move.${at}.starts_at`;
    if (start < now.getTime()) refuse(field, t("Pick a time in the future."));
    if (start > now.getTime() + maxDaysAhead * DAY)
      refuse(field, t("Pick a time within the next {maxDaysAhead} days.", { maxDaysAhead }));
  }
  const chosen = plan.times
    .filter(({ index }) => !skip.includes(index))
    .map((time) => movedTo(time, starts.get(time.index)))
    .toSorted((a, b) => a.from - b.from);
  if (chosen.length < minInSeries)
    refuse("skip", t("Keep at least two. For a single appointment, turn off Repeat."));
  requireApart(chosen, plan, "move");
  return chosen;
}

const movedTo = (time: PlannedTime, from: number | undefined): PlannedTime =>
  from === undefined ? time : { ...time, from, to: from + time.to - time.from, isSkipped: false };

/** Checks that each index exists in the plan and appears only once. */
function requireKnown({ times }: SeriesPlan, { skip, move }: Choices): void {
  const moved = move.map(({ index }) => index);
  const isKnown = (index: number) => index < times.length;
  if (!skip.every(isKnown)) refuse("skip", t("This series doesn't have that many appointments."));
  if (!moved.every(isKnown)) refuse("move", t("This series doesn't have that many appointments."));
  if (new Set([...skip, ...moved]).size < skip.length + moved.length)
    refuse("move", t("You can skip or move each one only once."));
}
