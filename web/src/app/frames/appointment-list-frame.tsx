import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link, useParams } from "react-router";
import { appointmentTypes, typeName } from "#kernel/list-types.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LinkTabs } from "#ui/link-tabs.tsx";
import { Screen } from "#ui/screen.tsx";
import { NextStep } from "./next-step.tsx";

const tabs = Object.entries(appointmentTypes).map(([type, name]) => ({
  name,
  to: `${pages.appointments}/${type}`,
}));

const empty: Record<string, string> = {
  pending: "No pending appointments. Those that wait for your yes stand here.",
  confirmed: "No confirmed appointments. Those agreed and still ahead stand here.",
  completed: "No completed appointments. Those that took place stand here.",
  cancelled: "No cancelled appointments. Those you or a customer called off stand here.",
  "no-show": "No missed appointments. Those whose customer did not come are kept here.",
  all: "No appointments. All of them stand here, whatever became of them.",
} satisfies Record<keyof typeof appointmentTypes, string>;

/** `/appointments/:type`. */
export function AppointmentListFrame() {
  const { type = "" } = useParams();
  return (
    <Screen
      title={typeName(appointmentTypes, type) ?? ""}
      actions={
        <Button asChild>
          <Link to={pages.appointments}>Show as a calendar</Link>
        </Button>
      }
    >
      <LinkTabs label="Appointments by status" tabs={tabs} current={`${pages.appointments}/${type}`} />
      <EmptyState drawing="calendar" action={<NextStep towards="services" />}>
        {empty[type]}
      </EmptyState>
    </Screen>
  );
}
