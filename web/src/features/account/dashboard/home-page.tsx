import { Calendar } from "#features/scheduling/appointments/calendar/calendar.tsx";
import { NextAppointments } from "#features/scheduling/appointments/next/next-appointments.tsx";
import { HomeScreen } from "./home-screen.tsx";
import { useToday } from "./today/today-read.ts";
import { TodaySheet } from "./today/today-sheet.tsx";

/** `/`. */
export const HomePage = () => (
  <HomeScreen
    isWaiting={useToday().isPending}
    renderToday={({ timezone }) => <TodaySheet zone={timezone} />}
    renderCalendar={(store) => <Calendar store={store} className="h-[34rem]" />}
    renderNext={({ timezone }) => <LaterAppointments zone={timezone} />}
  />
);

/** The appointments after the one that the sheet shows. */
const LaterAppointments = ({ zone }: { zone: string }) => (
  <NextAppointments zone={zone} except={useToday().data?.data.next?.id} />
);
