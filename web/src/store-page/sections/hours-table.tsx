import { t } from "@solodesk/contract/kernel/language/t.ts";
import { weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import type { Hours } from "@solodesk/contract/store/store.ts";
import { rich } from "#kernel/text/rich.tsx";
import { longDay } from "#kernel/time/long-day.ts";
import { weekdayName } from "#kernel/time/weekday-name.ts";
import { classes } from "#ui/look/classes.ts";
import { bdi } from "../document/bdi.tsx";
import type { Shop } from "../document/page-data.ts";
import { cityOf } from "./city-of.ts";
import { clockWords } from "./clock-words.ts";
import { isOff, weekdayOf } from "./opening.ts";
import { usesTwelveHours } from "./twelve-hours.ts";

interface HoursTableProps {
  shop: Shop;
  /** `undefined` in the server's HTML, which may be read on another day. */
  today: string | undefined;
}

export function HoursTable({ shop: { hours, country, timezone }, today }: HoursTableProps) {
  const weekday = today === undefined ? undefined : weekdayOf(today);
  return (
    <>
      <table className="w-full max-w-sm text-base">
        <caption className="caption-bottom pt-2 text-start text-faint text-sm">
          {t("Times in {city}", { city: cityOf(timezone) })}
        </caption>
        <tbody>
          {weekdays.map((day) => (
            <tr
              key={day}
              className={classes("align-top", day === weekday ? "font-semibold text-strong" : "font-normal")}
            >
              <th scope="row" className="py-1.5 pe-6 text-start [font-weight:inherit]">
                {weekdayName(day)}
              </th>
              <td className="figures py-1.5 text-end">
                {today !== undefined && day === weekday && isOff(hours, today) ? (
                  <span className="text-faint">{t("Closed today")}</span>
                ) : (
                  <DayHours intervals={hours[day]} country={country} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {today !== undefined && <TimeOff hours={hours} today={today} />}
    </>
  );
}

export function DayHours({ intervals, country }: { intervals: Hours["mon"]; country: string }) {
  if (intervals.length === 0)
    return <span className="text-faint">{t("Closed||a day without opening hours")}</span>;
  const sorted = intervals.toSorted((a, b) => a.open.localeCompare(b.open));
  return sorted.map(({ open, close }) => (
    <span key={open} className="block whitespace-nowrap">
      {open === "00:00" && close === "24:00"
        ? t("All day||opening hours")
        : [open, close].map((time) => clockWords(time, usesTwelveHours(country))).join(" – ")}
    </span>
  ));
}

function TimeOff({ hours, today }: { hours: Hours; today: string }) {
  const upcoming = hours.time_off
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => a.from.localeCompare(b.from));
  if (upcoming.length === 0) return null;
  return (
    <ul className="mt-3 text-body text-sm">
      {upcoming.slice(0, 5).map(({ from, to, reason }) => {
        const days = from === to ? longDay(from) : `${longDay(from)} – ${longDay(to)}`;
        return (
          <li key={from}>
            {reason
              ? rich("Closed {days}: <bdi>{reason}</bdi>", { days, bdi, reason })
              : t("Closed {days}", { days })}
          </li>
        );
      })}
    </ul>
  );
}
