import type { DashboardUser } from "@solodesk/contract/account/dashboard.ts";
import type { appointmentListTypes } from "#kernel/api/list-types.ts";
import { EmptyList } from "#ui/data/empty-list.tsx";
import type { ListFilter } from "#ui/data/use-list-filter.ts";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { AppointmentsNextStep } from "../status/appointments-next-step.tsx";

const empty: Record<string, string> = {
  pending: "No pending appointments. Those that wait for your yes stand here.",
  confirmed: "No confirmed appointments. Those agreed and still ahead stand here.",
  completed: "No completed appointments. Those that took place stand here.",
  cancelled: "No cancelled appointments. Those you or a customer called off stand here.",
  "no-show": "No missed appointments. Those whose customer did not come are kept here.",
  all: "No appointments. All of them stand here, whatever became of them.",
} satisfies Record<keyof typeof appointmentListTypes, string>;

interface NoAppointmentsProps {
  type: string;
  filter: ListFilter;
  dashboard: DashboardUser | undefined;
}

export const NoAppointments = ({ type, filter, dashboard }: NoAppointmentsProps) => (
  <EmptyList filter={filter} nothing="No appointments">
    <EmptyState drawing="calendar" action={dashboard && <AppointmentsNextStep dashboard={dashboard} />}>
      {empty[type]}
    </EmptyState>
  </EmptyList>
);
