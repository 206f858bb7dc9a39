import { useState } from "react";
import { useBriefing } from "#features/account/assistant/briefing-read.ts";
import { BriefingSection } from "#features/account/assistant/briefing-section.tsx";
import { Calendar } from "#features/scheduling/appointments/calendar/calendar.tsx";
import { NextAppointments } from "#features/scheduling/appointments/next/next-appointments.tsx";
import { HomeScreen } from "./home-screen.tsx";
import { useToday } from "./today/today-read.ts";
import { TodaySheet } from "./today/today-sheet.tsx";

/** `/`. */
export function HomePage() {
  const today = useToday();
  const briefing = useBriefing();
  const [hasShown, setShown] = useState(false);
  // Together, so that nothing moves. A day that was kept from an earlier visit doesn't wait for a server that may not answer.
  const isReady = !today.isPending && (!briefing.isPending || today.isStale);
  if (isReady && !hasShown) setShown(true);
  return (
    <HomeScreen
      isWaiting={!hasShown}
      renderToday={({ timezone }) => <TodaySheet reading={today} zone={timezone} />}
      renderBriefing={() => <BriefingSection reading={briefing} />}
      renderCalendar={(store) => <Calendar store={store} className="h-[34rem]" />}
      renderNext={({ timezone }) => <NextAppointments zone={timezone} except={today.data?.data.next?.id} />}
    />
  );
}
