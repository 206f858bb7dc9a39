import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { AgendaRow } from "./agenda-row.tsx";
import { BusyRow } from "./busy/busy-row.tsx";
import { type Busy, busyByDay } from "./busy/busy-times.ts";
import type { CalendarBlock } from "./calendar-blocks.ts";
import { byDay, entriesInOrder } from "./grid/by-day.ts";

interface AgendaProps {
  entries: readonly CalendarBlock[];
  open: readonly Slot[];
  busy: readonly Busy[];
  zone: string;
  today: string;
  onOpen: (block: CalendarBlock) => void;
}

const dayWords = (day: string): string =>
  dateFormat({
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(wallOfDay(day));

/** Appointments and busy times day by day; empty days are left out. */
export function Agenda({ entries, open, busy, zone, today, onOpen }: AgendaProps) {
  const [planned, elsewhere] = [byDay(entries, zone), busyByDay(busy, zone)];
  const days = [...new Set([...planned.keys(), ...elsewhere.keys()])].toSorted();
  return (
    <ol aria-label={t("Agenda")}>
      {days.map((day) => (
        <li
          key={day}
          className="grid gap-x-6 border-line border-t py-2 md:grid-cols-[12rem_1fr] print:break-inside-avoid"
        >
          <h3 className="py-2 font-semibold text-base text-strong">
            <time dateTime={day}>{dayWords(day)}</time>
            {day === today && <span className="ms-2 font-normal text-accent-text text-sm">{t("Today")}</span>}
          </h3>
          <ul className="-mx-2 min-w-0 px-2 [contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
            {entriesInOrder(planned.get(day), elsewhere.get(day)).map((one) =>
              "names" in one ? (
                <BusyRow key={one.starts_at} busy={one} zone={zone} />
              ) : (
                <AgendaRow key={one.id} entry={one} open={open} zone={zone} onOpen={onOpen} />
              ),
            )}
          </ul>
        </li>
      ))}
    </ol>
  );
}
