import { maxCalendarEntries } from "@solodesk/contract/scheduling/calendar.ts";
import { maxBusyTimes } from "@solodesk/contract/scheduling/external-calendars.ts";
import { useId } from "react";
import { Link } from "react-router";
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

const free = { month: "month", week: "week", day: "day", agenda: "month" } as const;
const named = (zone: string) => zone.replaceAll("_", " ");

/** The time zones, notes on what is not shown, and switches for busy times and cancelled appointments. */
export function CalendarFoot({ part, zone, isEmpty, more, elsewhere }: CalendarFootProps) {
  const { view, day, today, withCancelled, setCancelled, withBusy, setBusy } = part;
  const mine = viewerZone();
  const id = useId();
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-2 text-faint text-sm">
      <p>
        Times in {named(zone)}
        {mine !== zone && <>, below them yours in {named(mine)}</>}
      </p>
      {more && (
        <p className="text-body">
          Only the first {maxCalendarEntries.toLocaleString()} are shown. Show fewer days to see all.
        </p>
      )}
      {elsewhere.isFailed && (
        <p className="text-body print:hidden">When your other calendars are busy could not be loaded.</p>
      )}
      {elsewhere.more && (
        <p className="text-body">Only the first {maxBusyTimes.toLocaleString()} busy times are shown.</p>
      )}
      {isEmpty && view !== "agenda" && (
        <p className="print:hidden">
          A free {free[view]}.{" "}
          <Link
            to={addAddress(day < today ? today : day)}
            className="text-accent-text underline underline-offset-2 hover:text-strong"
          >
            Add an appointment
          </Link>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden">
        {(elsewhere.isAny || !withBusy) && (
          <p className="flex items-center gap-2">
            <Switch id={`${id}-busy`} checked={withBusy} onCheckedChange={setBusy} />
            <label htmlFor={`${id}-busy`} className="flex items-center gap-1.5">
              <BusyMark className="size-3.5" />
              Busy elsewhere
            </label>
          </p>
        )}
        <p className="flex items-center gap-2">
          <Switch id={id} checked={withCancelled} onCheckedChange={setCancelled} />
          <label htmlFor={id}>Show cancelled</label>
        </p>
      </div>
    </div>
  );
}
