import type { DayCellInfo, DayHeaderInfo, SlotHeaderInfo } from "@fullcalendar/react";
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { instantOf, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { chosenClock } from "#kernel/time/time-format.ts";
import { clockInWords, clocksDiffer, viewerZone } from "#kernel/time/time-in-words.ts";
import { classes } from "#ui/look/classes.ts";

const numberLook = (isToday: boolean, otherwise: string) =>
  classes(
    "figures flex h-6 min-w-6 items-center justify-center rounded-full px-1",
    isToday ? "bg-accent font-semibold text-on-accent" : otherwise,
  );

/**
 * "Mon 23" above a day, "Mon" above a column of a month; today is highlighted. The library names its link
 * "November 23, 2026", and a link's visible text must be part of its name, so CSS draws the weekday.
 */
export function dayHead({ weekdayText, dayNumberText, isToday, text, inPopover }: DayHeaderInfo) {
  if (inPopover) return <span className="block px-3 font-medium text-sm text-strong">{text}</span>;
  if (dayNumberText === "") return <span className="px-1 text-faint text-sm">{text}</span>;
  return (
    <span
      data-weekday={weekdayText}
      className={classes(
        "flex items-center gap-1.5 px-1 text-sm max-md:gap-0.5 max-md:px-0 before:content-[attr(data-weekday)]",
        isToday ? "before:text-strong" : "before:text-faint",
      )}
    >
      <span className={numberLook(isToday, "font-semibold text-strong")}>{dayNumberText}</span>
    </span>
  );
}

/** The day's number in a month cell. */
export const dayNumber = ({ isToday, isOther, dayNumberText }: DayCellInfo) => (
  <span className={classes("text-sm", numberLook(isToday, isOther ? "text-faint" : "text-strong"))}>
    {dayNumberText}
  </span>
);

const hourWords = () => dateFormat({ hour: "numeric", timeZone: "UTC", ...chosenClock() });

/** Each hour on the store's clock, and below it on the viewer's if that differs. */
export const clockHead =
  (zone: string, day: string) =>
  ({ time }: SlotHeaderInfo) => {
    const wall = time?.milliseconds ?? 0;
    const at = new Date(instantOf(zone, wallOfDay(day) + wall)).toISOString();
    return (
      <>
        <span className="block whitespace-nowrap">{hourWords().format(wall)}</span>
        {clocksDiffer(zone, viewerZone(), at) && (
          <span className="block whitespace-nowrap opacity-75" title={t("On your clock")}>
            {clockInWords(viewerZone(), at)}
          </span>
        )}
      </>
    );
  };
