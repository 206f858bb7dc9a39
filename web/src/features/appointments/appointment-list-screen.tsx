import type { appointments } from "@solodesk/contract/appointments.ts";
import { dashboard } from "@solodesk/contract/dashboard.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { CalendarDays } from "lucide-react";
import { Link, useParams } from "react-router";
import { appointmentTypes, typeName } from "#kernel/list-types.ts";
import { useRead } from "#kernel/query.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Pager } from "#ui/pager.tsx";
import { Screen } from "#ui/screen.tsx";
import { useMedia } from "#ui/use-media.ts";
import { AppointmentCards } from "./appointment-cards.tsx";
import { AppointmentFilters } from "./appointment-filters.tsx";
import { AppointmentTable } from "./appointment-table.tsx";
import { AppointmentTabs } from "./appointment-tabs.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { NoAppointments } from "./no-appointments.tsx";
import { timesLead } from "./time-in-words.ts";
import { useAppointmentFilter } from "./use-appointment-filter.ts";
import { useAppointments } from "./use-appointments.ts";

/** `/appointments/:type`. */
export function AppointmentListScreen() {
  const { type = "" } = useParams();
  const filter = useAppointmentFilter();
  const { data: user } = useRead(dashboard.get, {});
  const { data, isError, isFetching, isPlaceholderData, refetch } = useAppointments(type, filter);
  const name = typeName(appointmentTypes, type) ?? "";
  const zone = user?.store_info?.timezone;
  return (
    <Screen title={name} lead={timesLead(zone)} actions={actions}>
      <AppointmentTabs type={type} />
      <AppointmentFilters filter={filter} />
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          Your appointments could not be loaded. Nothing was changed.
        </ErrorState>
      )}
      {!data && !isError && <ListSkeleton label={listName(name)} />}
      {data?.data.length === 0 && <NoAppointments type={type} filter={filter} dashboard={user} />}
      {data && data.data.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          <Rows label={listName(name)} answer={data} zone={zone} />
        </div>
      )}
    </Screen>
  );
}

const listName = (name: string) => `${name} appointments`;

const actions = (
  <>
    <Button asChild>
      <Link to={pages.appointments}>
        <CalendarDays aria-hidden="true" />
        Calendar
      </Link>
    </Button>
    <Button asChild>
      <Link to={pages.addAppointment}>Add an appointment</Link>
    </Button>
  </>
);

interface RowsProps {
  label: string;
  answer: Answer<typeof appointments.list>;
  zone: string | undefined;
}

function Rows({ label, answer: { data, pagination }, zone = data[0]?.timezone ?? "UTC" }: RowsProps) {
  const isTable = useMedia("(min-width: 768px)");
  const List = isTable ? AppointmentTable : AppointmentCards;
  return (
    <>
      <List label={label} appointments={data} zone={zone} />
      <Pager pagination={pagination} />
    </>
  );
}
