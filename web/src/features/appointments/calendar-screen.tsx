import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";

export const CalendarScreen = () => (
  <Screen title={pageNames.appointments}>
    <EmptyState
      drawing="calendar"
      action={
        <Button asChild>
          <Link to={pages.addAppointment}>Add an appointment</Link>
        </Button>
      }
    >
      Your appointments belong here, on a calendar in your store’s time zone.
    </EmptyState>
  </Screen>
);
