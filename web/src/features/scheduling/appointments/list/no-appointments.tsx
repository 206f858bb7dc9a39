import type { DashboardUser } from "@solodesk/contract/account/dashboard.ts";
import type { appointmentListTypes } from "#kernel/api/list-types.ts";
import { EmptyList } from "#ui/data/empty-list.tsx";
import type { ListFilter } from "#ui/data/use-list-filter.ts";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { AppointmentsNextStep } from "../status/appointments-next-step.tsx";

const empty: Record<string, string> = {
  pending: "Nothing to confirm. New booking requests show up here.",
  confirmed: "No confirmed appointments. Upcoming ones show up here.",
  completed: "No completed appointments yet.",
  cancelled: "No cancelled appointments.",
  "no-show": "No missed appointments.",
  all: "No appointments yet.",
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
