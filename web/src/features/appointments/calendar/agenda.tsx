import type { CalendarEntry } from "@solodesk/contract/calendar.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { AgendaRow } from "./agenda-row.tsx";
import { byDay } from "./by-day.ts";

interface AgendaProps {
  entries: readonly CalendarEntry[];
  open: readonly Slot[];
  zone: string;
  today: string;
  onOpen: (id: string) => void;
}

const dayWords = new Intl.DateTimeFormat(undefined, {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** What is to come, day by day; days on which nothing is are left out. */
export const Agenda = ({ entries, open, zone, today, onOpen }: AgendaProps) => (
  <ol aria-label="Agenda">
    {[...byDay(entries, zone)].map(([day, ofDay]) => (
      <li
        key={day}
        className="grid gap-x-6 border-line border-t py-2 md:grid-cols-[12rem_1fr] print:break-inside-avoid"
      >
        <h3 className="py-2 font-semibold text-base text-strong">
          <time dateTime={day}>{dayWords.format(wallOfDay(day))}</time>
          {day === today && <span className="ml-2 font-normal text-accent-text text-sm">Today</span>}
        </h3>
        <ul className="-mx-2 min-w-0 px-2 [contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
          {ofDay.map((entry) => (
            <AgendaRow key={entry.id} entry={entry} open={open} zone={zone} onOpen={onOpen} />
          ))}
        </ul>
      </li>
    ))}
  </ol>
);
