import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { maxCalendarEntries } from "@solodesk/contract/scheduling/calendar.ts";
import { maxBusyTimes } from "@solodesk/contract/scheduling/external-calendars.ts";
import { useId } from "react";
import { Link } from "react-router";
import { rich } from "#kernel/text/rich.tsx";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { Switch } from "#ui/forms/switch.tsx";
import { BusyMark } from "./busy/busy-mark.tsx";
import { addAddress } from "./calendar-toolbar.tsx";
import type { ShownPart } from "./use-shown.ts";

interface CalendarFootProps {
  part: ShownPart;
  zone: string;
  isEmpty: boolean;
  /** The server returned only the first `maxCalendarEntries` appointments. */
  more: boolean;
  /** Busy times of other calendars: whether any are shown, failed to load, or exceed `maxBusyTimes`. */
  elsewhere: { isAny: boolean; isFailed: boolean; more: boolean };
}

/** On a phone a line of its own below the others, so that none of them moves when it appears. */
const note = "max-md:order-last max-md:basis-full";

const named = (zone: string) => zone.replaceAll("_", " ");

/** The time zones, notes on what is not shown, and switches for busy times and cancelled appointments. */
export function CalendarFoot({ part, zone, isEmpty, more, elsewhere }: CalendarFootProps) {
  const { view, day, today, withCancelled, setCancelled, withBusy, setBusy } = part;
  const mine = viewerZone();
  const id = useId();
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-2 text-faint text-sm">
      <p>
        {mine === zone
          ? t("Times in {zone}", { zone: named(zone) })
          : t("Times in {zone}, below them yours in {yours}", { zone: named(zone), yours: named(mine) })}
      </p>
      {more && (
        <p className={`${note} text-body`}>
          {t("Only the first {count} appointments are shown. Show fewer days to see all.", {
            count: numberFormat().format(maxCalendarEntries),
          })}
        </p>
      )}
      {elsewhere.isFailed && (
        <p className={`${note} text-body print:hidden`}>
          {t("The busy times of your other calendars could not be loaded.")}
        </p>
      )}
      {elsewhere.more && (
        <p className={`${note} text-body`}>
          {t("Only the first {count} busy times are shown.", { count: numberFormat().format(maxBusyTimes) })}
        </p>
      )}
      {isEmpty && view !== "agenda" && (
        <p className={`${note} print:hidden`}>
          {rich(
            "{view, select, month {A free month.} week {A free week.} other {A free day.}} <add>Add an appointment</add>",
            {
              view,
              add: (text) => (
                <Link
                  to={addAddress(day < today ? today : day)}
                  className="text-accent-text underline underline-offset-2 hover:text-strong"
                >
                  {text}
                </Link>
              ),
            },
          )}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden">
        {(elsewhere.isAny || !withBusy) && (
          <p className="flex items-center gap-2">
            <Switch id={`${id}-busy`} checked={withBusy} onCheckedChange={setBusy} />
            <label htmlFor={`${id}-busy`} className="flex items-center gap-1.5">
              <BusyMark className="size-3.5" />
              {t("Busy elsewhere")}
            </label>
          </p>
        )}
        <p className="flex items-center gap-2">
          <Switch id={id} checked={withCancelled} onCheckedChange={setCancelled} />
          <label htmlFor={id}>{t("Show cancelled")}</label>
        </p>
      </div>
    </div>
  );
}
