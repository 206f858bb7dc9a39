import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link, useParams } from "react-router";
import { appointmentTypes, typeName } from "#kernel/list-types.ts";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";

export function AppointmentListScreen() {
  const { type } = useParams();
  return (
    <Screen title={typeName(appointmentTypes, type) ?? pageNames.appointments}>
      <EmptyState
        drawing="calendar"
        action={
          <Button asChild>
            <Link to={pages.addAppointment}>Add an appointment</Link>
          </Button>
        }
      >
        Appointments with this status will stand here as a list. There are none yet.
      </EmptyState>
    </Screen>
  );
}
