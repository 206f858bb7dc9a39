import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";
import { NextStep } from "./next-step.tsx";

/** `/add-appointment`. */
export const AddAppointmentFrame = () => (
  <Screen title={pageNames.addAppointment}>
    <EmptyState
      drawing="calendar"
      action={
        <>
          <NextStep towards="services" otherwise={yourServices} />
          <Button asChild>
            <Link to={pages.appointments}>Open the calendar</Link>
          </Button>
        </>
      }
    >
      An appointment is a service, a customer and a free time in your calendar. It begins with what you offer.
    </EmptyState>
  </Screen>
);

const yourServices = (
  <Button asChild>
    <Link to={pages.services}>See your services</Link>
  </Button>
);
