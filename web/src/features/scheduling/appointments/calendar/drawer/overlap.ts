// Checks a time while an appointment is dragged there. The server decides; this check answers at once.

import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import type { CalendarBlock } from "../calendar-blocks.ts";

/** The same rule as on the server: finished and cancelled appointments hold no time. */
export const holdsTime = ({ status }: Pick<CalendarBlock, "status">): boolean =>
  status === "Pending" || status === "Confirmed";

const ms = (instant: string): number => Date.parse(instant);

/** Returns the first appointment that overlaps, including the times kept free before and after each of the two. */
export function findOverlap(
  entries: readonly CalendarBlock[],
  moved: CalendarBlock,
  to: Slot,
): CalendarBlock | undefined {
  const before = ms(moved.starts_at) - ms(moved.busy_from);
  const buffer = ms(moved.busy_until) - ms(moved.ends_at);
  const [from, until] = [ms(to.starts_at) - before, ms(to.ends_at) + buffer];
  return entries.find(
    (other) =>
      other.id !== moved.id && holdsTime(other) && ms(other.busy_from) < until && ms(other.busy_until) > from,
  );
}

/** Returns why it cannot be moved there; undefined if it can. One that has begun may still change its end. */
export function moveRefusalOf(
  entries: readonly CalendarBlock[],
  moved: CalendarBlock,
  to: Slot,
  now: Date,
): string | undefined {
  const isMoved = ms(to.starts_at) !== ms(moved.starts_at);
  if (isMoved && ms(to.starts_at) < now.getTime()) return t("That time is over.");
  const other = findOverlap(entries, moved, to);
  if (other?.isSession) return t("That overlaps {title}.", { title: other.title });
  return other && t("That overlaps {customer}'s {title}.", { customer: other.customer, title: other.title });
}
