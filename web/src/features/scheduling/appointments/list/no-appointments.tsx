import type { DashboardUser } from "@solodesk/contract/account/dashboard.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { appointmentListTypes } from "#kernel/api/list-types.ts";
import { EmptyList, type NoMatch } from "#ui/data/empty-list.tsx";
import type { ListFilter } from "#ui/data/use-list-filter.ts";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { AppointmentsNextStep } from "../status/appointments-next-step.tsx";

const empty: Record<string, Message> = {
  pending: msg("Nothing to confirm. New booking requests show up here."),
  confirmed: msg("No confirmed appointments. Upcoming ones show up here."),
  completed: msg("No completed appointments yet."),
  "to-collect": msg("Nothing to collect. Appointments that you complete as not paid yet show up here."),
  cancelled: msg("No cancelled appointments."),
  "no-show": msg("No missed appointments."),
  all: msg("No appointments yet."),
} satisfies Record<keyof typeof appointmentListTypes, Message>;

const noMatch: NoMatch = {
  days: msg("No appointments on these days."),
  words: msg("No appointments match “{words}”."),
};

interface NoAppointmentsProps {
  type: string;
  filter: ListFilter;
  dashboard: DashboardUser | undefined;
}

export const NoAppointments = ({ type, filter, dashboard }: NoAppointmentsProps) => (
  <EmptyList filter={filter} noMatch={noMatch}>
    <EmptyState drawing="calendar" action={dashboard && <AppointmentsNextStep dashboard={dashboard} />}>
      {empty[type] && t(empty[type])}
    </EmptyState>
  </EmptyList>
);
