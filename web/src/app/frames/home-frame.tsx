// Combines the dashboard and the calendar: features never import each other.

import { HomeScreen } from "#features/account/dashboard/home-screen.tsx";
import { Calendar } from "#features/scheduling/appointments/calendar/calendar.tsx";
import { NextAppointments } from "#features/scheduling/appointments/next/next-appointments.tsx";

/** `/`. */
export const HomeFrame = () => (
  <HomeScreen
    renderCalendar={(store) => <Calendar store={store} className="h-[34rem]" />}
    renderNext={({ timezone }) => <NextAppointments zone={timezone} />}
  />
);
