import type { DashboardUser } from "@solodesk/contract/dashboard.ts";
import { useSearchParams } from "react-router";
import type { appointmentTypes } from "#kernel/list-types.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { NextStep } from "./next-step.tsx";
import type { AppointmentFilter } from "./use-appointment-filter.ts";

const empty: Record<string, string> = {
  pending: "No pending appointments. Those that wait for your yes stand here.",
  confirmed: "No confirmed appointments. Those agreed and still ahead stand here.",
  completed: "No completed appointments. Those that took place stand here.",
  cancelled: "No cancelled appointments. Those you or a customer called off stand here.",
  "no-show": "No missed appointments. Those whose customer did not come are kept here.",
  all: "No appointments. All of them stand here, whatever became of them.",
} satisfies Record<keyof typeof appointmentTypes, string>;

interface NoAppointmentsProps {
  type: string;
  filter: AppointmentFilter;
  dashboard: DashboardUser | undefined;
}

/** Nothing is there, nothing matches, or the page is behind the last. */
export function NoAppointments({ type, filter, dashboard }: NoAppointmentsProps) {
  const [query, setQuery] = useSearchParams();
  if (filter.page > 1) {
    const first = new URLSearchParams(query);
    first.delete("page");
    return (
      <EmptyState drawing="search" action={<Button onClick={() => setQuery(first)}>First page</Button>}>
        The list ends before this page.
      </EmptyState>
    );
  }
  if (filter.isNarrow) {
    return (
      <EmptyState drawing="search" action={<Button onClick={filter.clear}>Clear filters</Button>}>
        {filter.q === "" ? "No appointments on these days." : `No appointments match “${filter.q}”.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing="calendar" action={dashboard && <NextStep dashboard={dashboard} />}>
      {empty[type]}
    </EmptyState>
  );
}
