import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { statusNames } from "@solodesk/contract/scheduling/appointments/status-names.ts";
import { Repeat } from "lucide-react";
import { now } from "#kernel/time/clock.ts";
import { hoursInWords } from "#kernel/time/time-in-words.ts";
import { classes } from "#ui/look/classes.ts";
import type { CalendarBlock } from "./calendar-blocks.ts";
import { blockWords, entryName, ownHours } from "./grid/entry-words.ts";
import { isOutside } from "./grid/opening-times.ts";
import { StatusMark } from "./grid/status-mark.tsx";

interface AgendaRowProps {
  entry: CalendarBlock;
  open: readonly Slot[];
  zone: string;
  onOpen: (block: CalendarBlock) => void;
}

/** One block of a day; the whole row is the button, so that it is easy to hit on a phone. */
export function AgendaRow({ entry, open, zone, onOpen }: AgendaRowProps) {
  const outside = isOutside(open, entry);
  const [who, what] = blockWords(entry);
  const own = ownHours(zone, entry);
  const isOver = entry.status === "Completed" || entry.status === "No-show" || entry.status === "Cancelled";
  return (
    <li>
      <button
        type="button"
        data-appointment={entry.id}
        aria-label={entryName(entry, zone, outside, now())}
        onClick={() => onOpen(entry)}
        className={classes(
          "-mx-2 grid w-[calc(100%+1rem)] grid-cols-[1rem_10rem_minmax(0,1fr)] items-start gap-x-3 rounded-md px-2 py-2 text-start",
          "max-sm:grid-cols-[1rem_minmax(0,1fr)] hover:bg-hover touch:min-h-12",
          isOver && "opacity-65",
        )}
      >
        <StatusMark status={entry.status} className="mt-0.5 size-4" />
        <span className="figures text-strong">
          {hoursInWords(zone, entry)}
          {own !== undefined && <span className="block text-faint text-sm">{own}</span>}
        </span>
        <span className="min-w-0 max-sm:col-start-2">
          <span className={classes("block truncate", entry.status === "Cancelled" && "line-through")}>
            <span className="font-medium text-strong">{who}</span>
            <span className="text-faint"> · {what}</span>
            {entry.series_id !== undefined && (
              <Repeat className="ms-1.5 inline size-3.5 align-[-0.125em] text-faint" />
            )}
          </span>
          {(outside || entry.status !== "Confirmed") && (
            <span className="block text-faint text-sm">
              {[
                entry.status !== "Confirmed" && t(statusNames[entry.status]),
                outside && t("outside of your hours"),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
