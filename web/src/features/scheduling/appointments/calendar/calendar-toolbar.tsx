import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { prefetchBusy } from "./busy/busy-read.ts";
import { prefetchCalendar } from "./calendar-read.ts";
import { daysOf, showsDay, stepFrom, titleOf } from "./calendar-view.ts";
import { type ShownPart, viewOptions } from "./use-shown.ts";

interface CalendarToolbarProps {
  part: ShownPart;
  weekStart: number;
}

export const addAddress = (day: string, time?: string): string =>
  `${pages.addAppointment}?${new URLSearchParams({ date: day, ...(time === undefined ? {} : { time }) })}`;

/** The title of what is shown, buttons to other days, the choice of view, and "Add appointment". */
export function CalendarToolbar({ part, weekStart }: CalendarToolbarProps) {
  const { view, day, today, isPhone, show, withBusy } = part;
  const ways = { previous: stepFrom({ view, day }, -1), next: stepFrom({ view, day }, 1) };
  const reach = (to: string) => {
    const days = daysOf({ view, day: to }, weekStart);
    prefetchCalendar(days);
    if (withBusy) prefetchBusy(days);
  };
  const step = (label: string, to: string) => ({
    label,
    onClick: () => show({ day: to }),
    onPointerEnter: () => reach(to),
    onFocus: () => reach(to),
  });
  const previous = t(
    "{view, select, month {Previous month} week {Previous week} day {Previous day} other {Previous days}}",
    { view },
  );
  const next = t("{view, select, month {Next month} week {Next week} day {Next day} other {Next days}}", {
    view,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-3 print:pb-1">
      <h2 aria-live="polite" className="me-auto min-w-0 text-lg max-sm:text-md">
        {titleOf({ view, day }, weekStart, isPhone ? "little" : "much")}
      </h2>
      <div className="flex items-center gap-1 print:hidden">
        <IconButton {...step(previous, ways.previous)}>
          <ChevronLeft />
        </IconButton>
        <Button size="sm" disabled={showsDay(part, weekStart, today)} onClick={() => show({ day: today })}>
          {t("Today")}
        </Button>
        <IconButton {...step(next, ways.next)}>
          <ChevronRight />
        </IconButton>
      </div>
      <div className="flex min-w-0 items-center gap-2 max-md:w-full max-md:justify-between print:hidden">
        <Segmented
          label={t("View||noun, a part of the calendar")}
          options={viewOptions(isPhone)}
          value={view}
          onChange={(chosen) => show({ view: chosen })}
          className="max-sm:[&>button]:px-2"
        />
        <Button asChild look="primary" className="max-md:w-9 max-md:px-0 max-md:touch:w-11">
          <Link to={addAddress(day < today ? today : day)}>
            <Plus aria-hidden="true" />
            <span className="max-md:sr-only">{t("Add appointment")}</span>
          </Link>
        </Button>
      </div>
    </div>
  );
}
