import { lazy, Suspense, useState } from "react";
import { useBriefing } from "#features/account/assistant/briefing-read.ts";
import { BriefingSection } from "#features/account/assistant/briefing-section.tsx";
import { CalendarSkeleton } from "#features/scheduling/appointments/calendar/calendar-skeleton.tsx";
import { NextAppointments } from "#features/scheduling/appointments/next/next-appointments.tsx";
import { HomeScreen } from "./home-screen.tsx";
import { useToday } from "./today/today-read.ts";
import { TodaySheet } from "./today/today-sheet.tsx";

const loadCalendar = async () => ({
  default: (await import("#features/scheduling/appointments/calendar/calendar.tsx")).Calendar,
});
const Calendar = lazy(loadCalendar);
const loadGrid = () => import("#features/scheduling/appointments/calendar/grid/calendar-grid.tsx");

/** Of the calendar and of its skeleton. */
const height = "h-[34rem]";

/** `/`. */
export function HomePage() {
  const today = useToday();
  const briefing = useBriefing();
  const [hasShown, setShown] = useState(false);
  // Loads the calendar's code in parallel with the day above it. The lazy components report a failure.
  useState(() => void Promise.all([loadCalendar(), loadGrid()]).catch(() => undefined));
  // Together, so that nothing moves. A day that was kept from an earlier visit doesn't wait for a server that may not answer.
  const isReady = !today.isPending && (!briefing.isPending || today.isStale);
  if (isReady && !hasShown) setShown(true);
  return (
    <HomeScreen
      isWaiting={!hasShown}
      renderToday={({ timezone }) => <TodaySheet reading={today} zone={timezone} />}
      renderBriefing={() => <BriefingSection reading={briefing} />}
      renderCalendar={(store) => (
        <Suspense fallback={<CalendarSkeleton className={height} />}>
          <Calendar store={store} className={height} />
        </Suspense>
      )}
      renderNext={({ timezone }) => <NextAppointments zone={timezone} except={today.data?.data.next?.id} />}
    />
  );
}
