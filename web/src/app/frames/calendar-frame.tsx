import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { MonthCalendar } from "./month-calendar.tsx";
import { NextStep } from "./next-step.tsx";
import { WithDashboard } from "./with-dashboard.tsx";

/** `/appointments`. */
export const CalendarFrame = () => (
  <Screen
    title={pageNames.appointments}
    actions={
      <Button asChild>
        <Link to={`${pages.appointments}/pending`}>Show as a list</Link>
      </Button>
    }
  >
    <WithDashboard
      failed="Your calendar could not be loaded. Nothing in it has changed."
      skeleton={<CalendarSkeleton />}
    >
      {({ store_info }) => <MonthCalendar store={store_info} action={<NextStep towards="services" />} />}
    </WithDashboard>
  </Screen>
);
