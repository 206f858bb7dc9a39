import { Calendar } from "#features/scheduling/appointments/calendar/calendar.tsx";
import { NextAppointments } from "#features/scheduling/appointments/next/next-appointments.tsx";
import { HomeScreen } from "./home-screen.tsx";
import { useToday } from "./today/today-read.ts";
import { TodaySheet } from "./today/today-sheet.tsx";

/** `/`. */
export function HomePage() {
  const today = useToday();
  return (
    <HomeScreen
      isWaiting={today.isPending}
      renderToday={({ timezone }) => <TodaySheet reading={today} zone={timezone} />}
      renderCalendar={(store) => <Calendar store={store} className="h-[34rem]" />}
      renderNext={({ timezone }) => <NextAppointments zone={timezone} except={today.data?.data.next?.id} />}
    />
  );
}
