import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";

export const AddAppointmentScreen = () => (
  <Screen title={pageNames.addAppointment}>
    <EmptyState
      drawing="calendar"
      action={
        <Button asChild>
          <Link to={pages.addService}>Add a service</Link>
        </Button>
      }
    >
      An appointment takes a service, a customer and a free time. Offer a service first, so there is something
      to book.
    </EmptyState>
  </Screen>
);
