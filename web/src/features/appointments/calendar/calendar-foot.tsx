import { mostCalendarEntries } from "@solodesk/contract/calendar.ts";
import { useId } from "react";
import { Link } from "react-router";
import { Switch } from "#ui/switch.tsx";
import { viewerZone } from "../time-in-words.ts";
import { addAddress } from "./calendar-toolbar.tsx";
import type { ShownPart } from "./use-shown.ts";

interface CalendarFootProps {
  part: ShownPart;
  zone: string;
  isEmpty: boolean;
  /** More is there than can be drawn. */
  more: boolean;
}

const free = { month: "month", week: "week", day: "day", agenda: "month" } as const;
const named = (zone: string) => zone.replaceAll("_", " ");

/** Whose clock it goes by, and what is not in sight. */
export function CalendarFoot({ part, zone, isEmpty, more }: CalendarFootProps) {
  const { view, day, today, withCancelled, setCancelled } = part;
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
          Only the first {mostCalendarEntries.toLocaleString()} are shown. Show fewer days to see all.
        </p>
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
      <p className="flex items-center gap-2 print:hidden">
        <Switch id={id} checked={withCancelled} onCheckedChange={setCancelled} />
        <label htmlFor={id}>Show cancelled</label>
      </p>
    </div>
  );
}
