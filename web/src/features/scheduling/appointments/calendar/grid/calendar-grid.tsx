// The month, week and day views. This file and its library are loaded only when one of them is shown.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import "@fullcalendar/react/skeleton.css";
import "../calendar.css";
import FullCalendar, { type CalendarRef, type EventApi, type EventDisplayInfo } from "@fullcalendar/react";
import dayGrid from "@fullcalendar/react/daygrid";
import interaction from "@fullcalendar/react/interaction";
import timeGrid from "@fullcalendar/react/timegrid";
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { pageDirection } from "#kernel/page/direction.ts";
import { notify } from "#kernel/page/notify.ts";
import { now } from "#kernel/time/clock.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import { hoursInWords } from "#kernel/time/time-in-words.ts";
import { classes } from "#ui/look/classes.ts";
import { BusyFace } from "../busy/busy-face.tsx";
import type { Busy } from "../busy/busy-times.ts";
import type { CalendarBlock } from "../calendar-blocks.ts";
import type { CalendarDays } from "../calendar-days.ts";
import { busyEvents, busyId, closedEvents, eventsOf } from "../calendar-events.ts";
import type { Shown, View } from "../calendar-view.ts";
import { moveRefusalOf } from "../drawer/overlap.ts";
import { beginInWords, entryName } from "./entry-words.ts";
import { EventFace } from "./event-face.tsx";
import { firstHour } from "./first-hour.ts";
import { clockHead, dayHead, dayNumber } from "./grid-heads.tsx";
import { gridLook } from "./grid-look.ts";
import { isOutside, opensOn } from "./opening-times.ts";
import type { Move } from "./use-move-appointment.ts";
import { useMoveKeys } from "./use-move-keys.ts";

/** The library draws once to measure, then for good. Until then the grid is hidden, so that nothing moves. */
function useMeasured(): boolean {
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMeasured(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isMeasured;
}

// The library's scrolling box cannot be scrolled by keyboard while nothing in it is focusable, so the box
// itself becomes focusable. A focusable element in a grid needs a grid role, so the box takes over `rowgroup`
// from the element around it.
function scrollByKeys(view: HTMLElement): void {
  for (const box of view.querySelectorAll<HTMLElement>("div[style*='overflow: hidden auto']")) {
    box.parentElement?.closest("[role=rowgroup]")?.removeAttribute("role");
    box.role = "rowgroup";
    box.tabIndex = 0;
  }
}

interface CalendarGridProps {
  shown: Shown & { view: Exclude<View, "agenda"> };
  days: CalendarDays;
  entries: readonly CalendarBlock[];
  /** The store's opening times on these days. */
  open: readonly Slot[];
  /** Busy times of other calendars. */
  busy: readonly Busy[];
  zone: string;
  weekStart: number;
  /** Minutes. The step by which appointments are moved. */
  step: number;
  onOpen: (block: CalendarBlock) => void;
  onAdd: (day: string, time?: string) => void;
  onDay: (day: string) => void;
  move: Move;
}

const gridViews = { month: "dayGridMonth", week: "timeGridWeek", day: "timeGridDay" } as const;
const plugins = [dayGrid, timeGrid, interaction];

const slotOf = ({ start, end }: EventApi): Slot => {
  const from = start ?? now();
  return { starts_at: from.toISOString(), ends_at: (end ?? from).toISOString() };
};

export function CalendarGrid(props: CalendarGridProps) {
  const { shown, days, entries, open, busy, zone, weekStart, step, onOpen, onAdd, onDay, move } = props;
  const grid = useRef<CalendarRef>(null);
  const { view, day } = shown;
  const isMonth = view === "month";
  const keys = useMoveKeys({ entries, zone, step: isMonth ? undefined : step, move });
  const drawn = keys.entries;
  const byId = new Map(drawn.map((entry) => [entry.id, entry]));
  const busyById = new Map(busy.map((time) => [busyId(time), time]));
  const events = [
    ...eventsOf(drawn, now()),
    ...busyEvents(busy, isMonth),
    ...(isMonth ? [] : closedEvents(open, zone, days)),
  ];

  const isMeasured = useMeasured();
  useEffect(() => {
    grid.current?.getApi().changeView(gridViews[view], day);
  }, [view, day]);

  const refusalFor = ({ event, isMirror }: EventDisplayInfo): string | undefined => {
    const entry = byId.get(event.id);
    return entry && isMirror ? moveRefusalOf(entries, entry, slotOf(event), now()) : undefined;
  };
  const lookOf = (info: EventDisplayInfo): string => {
    const entry = byId.get(info.event.id);
    if (!entry) return isMonth ? "busy-line" : "";
    const slot = slotOf(info.event);
    return classes(
      "appointment",
      `is-${entry.status.toLowerCase()}`,
      Date.parse(slot.ends_at) < now().getTime() && "is-past",
      isOutside(open, slot) && "is-outside",
      (info.isMirror || keys.movedId === entry.id) && "is-moving",
      (refusalFor(info) ?? (keys.movedId === entry.id && keys.refusal)) && "is-refused",
    );
  };
  const faceOf = (info: EventDisplayInfo) => {
    const entry = byId.get(info.event.id);
    const elsewhere = busyById.get(info.event.id);
    if (elsewhere) return <BusyFace busy={elsewhere} zone={zone} />;
    if (!entry) return null;
    const time = slotOf(info.event);
    const outside = isOutside(open, time);
    return (
      <EventFace
        entry={entry}
        name={entryName({ ...entry, ...time }, zone, outside, now())}
        begin={beginInWords(zone, time.starts_at)}
        time={hoursInWords(zone, time)}
        shape={isMonth ? "line" : info.isShort ? "short" : "block"}
        isOutside={outside}
        refusal={refusalFor(info)}
      />
    );
  };
  const drop = ({ event, revert }: { event: EventApi; revert: () => void }) => {
    const entry = byId.get(event.id);
    if (!entry) return;
    const slot = slotOf(event);
    const refusal = moveRefusalOf(entries, entry, slot, now());
    if (refusal === undefined) return void move(entry, slot);
    revert();
    notify({ type: "error", title: t("Error"), description: `${refusal} ${t("It is back where it was.")}` });
  };
  return (
    <div
      className={classes(
        "h-full overflow-hidden rounded-lg ring-1 ring-line",
        !isMeasured && "[&_.calendar-grid]:invisible",
      )}
      {...keys.handlers}
    >
      <FullCalendar
        ref={grid}
        plugins={plugins}
        initialView={gridViews[view]}
        initialDate={day}
        timeZone={zone}
        locale={readersLanguage()}
        direction={pageDirection()}
        firstDay={weekStart}
        now={now}
        {...gridLook((date) => !opensOn(open, zone, dayIn(zone, date)))}
        headerToolbar={false}
        height="100%"
        fixedWeekCount={false}
        allDaySlot={false}
        dayHeaders={view !== "day"}
        nowIndicator
        slotDuration="00:30:00"
        slotHeaderInterval="01:00:00"
        slotMinHeight={28}
        snapDuration={{ minutes: step }}
        scrollTime={firstHour(open, zone, days, now())}
        scrollTimeReset={false}
        eventMinHeight={20}
        eventShortHeight={40}
        slotEventOverlap={false}
        nextDayThreshold="06:00:00"
        dayMaxEvents
        eventDisplay="block"
        eventOrder="order,start,-duration,allDay,title"
        moreLinkText={(count) => t("+{count} more", { count })}
        moreLinkHint={(count) =>
          t("{count, plural, one {Show # more appointment} other {Show # more appointments}}", { count })
        }
        closeHint={t("Close||a dialog")}
        popoverCloseContent={<X aria-hidden="true" className="size-4" />}
        longPressDelay={350}
        dragRevertDuration={120}
        editable
        navLinks
        navLinkHint={(name) => t("{day}, Enter adds an appointment", { day: name })}
        // Keyboard users cannot click an empty time, so Enter on a day adds an appointment.
        navLinkDayClick={(date, { type }) => (type === "keydown" ? onAdd : onDay)(dayIn(zone, date))}
        dayHeaderContent={dayHead}
        dayCellTopContent={dayNumber}
        slotHeaderContent={clockHead(zone, day)}
        events={events}
        eventClass={lookOf}
        eventContent={faceOf}
        backgroundEventContent={faceOf}
        viewDidMount={({ el }) => scrollByKeys(el)}
        eventDidMount={({ event, el }) => keys.keepFocus(event.id, el)}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          const entry = byId.get(event.id);
          if (entry) onOpen(entry);
        }}
        dateClick={({ dateStr, allDay }) =>
          allDay ? onAdd(dateStr) : onAdd(dateStr.slice(0, 10), dateStr.slice(11, 16))
        }
        eventDrop={drop}
        eventResize={drop}
      />
      <p aria-live="assertive" className="sr-only">
        {keys.said}
      </p>
    </div>
  );
}
