// Where the dashboard and the calendar meet: no feature knows another.
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { HomeScreen } from "#features/dashboard/home-screen.tsx";
import { Button } from "#ui/button.tsx";
import { MonthCalendar } from "./month-calendar.tsx";

/** `/`. */
export const HomeFrame = () => (
  <HomeScreen renderCalendar={(store) => <MonthCalendar store={store} action={openAppointments} />} />
);

const openAppointments = (
  <Button asChild>
    <Link to={pages.appointments}>Open appointments</Link>
  </Button>
);
