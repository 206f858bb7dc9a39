import { Calendar } from "#features/scheduling/appointments/calendar/calendar.tsx";
import { NextAppointments } from "#features/scheduling/appointments/next/next-appointments.tsx";
import { HomeScreen } from "./home-screen.tsx";

/** `/`. */
export const HomePage = () => (
  <HomeScreen
    renderCalendar={(store) => <Calendar store={store} className="h-[34rem]" />}
    renderNext={({ timezone }) => <NextAppointments zone={timezone} />}
  />
);
