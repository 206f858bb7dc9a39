import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { CalendarEntry } from "@solodesk/contract/scheduling/calendar.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { readerLanguage } from "#kernel/text/reader-language.ts";
import { weekStartOf } from "#kernel/time/week-start.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { usePrinting } from "#ui/layout/use-printing.ts";
import { classes } from "#ui/look/classes.ts";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { LazySessionDrawer } from "../sessions/lazy-session-drawer.tsx";
import { Agenda } from "./agenda.tsx";
import { useBusy } from "./busy/busy-read.ts";
import { busyTogether } from "./busy/busy-times.ts";
import { type CalendarBlock, calendarBlocks } from "./calendar-blocks.ts";
import { CalendarFoot } from "./calendar-foot.tsx";
import { useCalendar } from "./calendar-read.ts";
import { PartSkeleton } from "./calendar-skeleton.tsx";
import { addAddress, CalendarToolbar } from "./calendar-toolbar.tsx";
import { daysOf } from "./calendar-view.ts";
import { AppointmentDrawer } from "./drawer/appointment-drawer.tsx";
import { useMoveAppointment } from "./grid/use-move-appointment.ts";
import { PhoneMonth } from "./phone-month.tsx";
import { useShown } from "./use-shown.ts";

const loadGrid = async () => ({ default: (await import("./grid/calendar-grid.tsx")).CalendarGrid });
const CalendarGrid = lazy(loadGrid);

interface CalendarProps {
  store: Store;
  /** Height of the scrolling part and of its skeleton. */
  className: string;
}

/** Minutes. The largest step by which dragging or a key press moves an appointment. */
const longestStep = 15;
const isShown = ({ status }: CalendarEntry) => status !== "Cancelled";

export function Calendar({ store: { timezone: zone, booking }, className }: CalendarProps) {
  const [weekStart] = useState(() => weekStartOf(readerLanguage()));
  const part = useShown(zone);
  const { view, day, today, isPhone, show, withCancelled, withBusy } = part;
  const isGrid = view !== "agenda" && !(isPhone && view === "month");
  // Loads the grid's code in parallel with the appointments. The lazy component reports a failure.
  useState(() => void (isGrid && loadGrid().catch(() => undefined)));
  const days = daysOf(part, weekStart);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useCalendar(days);
  const elsewhere = useBusy(days, withBusy);
  const busy = withBusy && elsewhere.data ? busyTogether(elsewhere.data.data) : [];
  const opened = useOpened("appointment");
  const session = useOpened("session");
  const isPrinting = usePrinting();
  const navigate = useNavigate();
  const move = useMoveAppointment(zone);
  const entries = calendarBlocks(data?.data.filter((entry) => withCancelled || isShown(entry)) ?? []);
  const isEmpty = data !== undefined && !isPlaceholderData && entries.length === 0 && busy.length === 0;
  const height = isGrid ? className : "";
  const skeleton = <PartSkeleton className={className} />;
  const content = () => {
    if (!data && isError)
      return (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("Your calendar could not be loaded. Nothing in it has changed.")}
        </ErrorState>
      );
    if (!data) return skeleton;
    const { open } = data;
    const onOpen = ({ id, isSession }: CalendarBlock) => (isSession ? session : opened).open(id);
    const shared = { entries, open, busy, zone, onOpen };
    // Every view prints as a list: a grid would be cut off where it scrolls.
    if (view === "agenda" || isPrinting)
      return isEmpty ? (
        <NothingPlanned day={day < today ? today : day} />
      ) : (
        <Agenda {...shared} today={today} />
      );
    if (isPhone && view === "month")
      return (
        <PhoneMonth
          {...shared}
          days={days}
          day={day}
          today={today}
          onDay={(pressed) => show({ day: pressed })}
        />
      );
    return (
      <Suspense fallback={skeleton}>
        <CalendarGrid
          {...shared}
          shown={{ view, day }}
          days={days}
          weekStart={weekStart}
          step={Math.min(booking.slot_minutes, longestStep)}
          onAdd={(...at) => void navigate(addAddress(...at))}
          onDay={(pressed) => show({ view: "day", day: pressed })}
          move={move}
        />
      </Suspense>
    );
  };
  return (
    <section aria-label={t("Calendar")}>
      <CalendarToolbar part={part} weekStart={weekStart} />
      <div
        aria-busy={isPlaceholderData || undefined}
        className={classes(
          "transition-opacity duration-120 print:!h-auto",
          height,
          isPlaceholderData && "opacity-60",
        )}
      >
        {content()}
      </div>
      <CalendarFoot
        part={part}
        zone={zone}
        isEmpty={isEmpty}
        more={data?.more ?? false}
        elsewhere={{
          isAny: busy.length > 0,
          isFailed: elsewhere.isError,
          more: elsewhere.data?.more ?? false,
        }}
      />
      <AppointmentDrawer id={opened.id} zone={zone} onClose={opened.close} />
      <LazySessionDrawer zone={zone} />
    </section>
  );
}

const NothingPlanned = ({ day }: { day: string }) => (
  <EmptyState
    drawing="calendar"
    action={
      <Button asChild look="primary">
        <Link to={addAddress(day)}>{t("Add appointment")}</Link>
      </Button>
    }
  >
    {t("Nothing is planned on these days. Your appointments show up here, day by day.")}
  </EmptyState>
);
