import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { type AppointmentStatus } from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { CalendarDays } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { appointmentListTypes, typeName } from "#kernel/api/list-types.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { timesLead } from "#kernel/time/time-in-words.ts";
import { ExportButton } from "#ui/data/export-button.tsx";
import { ListFilters } from "#ui/data/list-filters.tsx";
import { useListFilter } from "#ui/data/use-list-filter.ts";
import { Button } from "#ui/forms/button.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { LinkTabs } from "#ui/layout/link-tabs.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { useHasOpened, useOpened } from "#ui/overlays/use-opened.ts";
import {
  type AppointmentQuery,
  appointmentFilter,
  appointmentQueryIn,
  appointmentsRead,
  listedStatusOf,
  serviceIn,
} from "../appointments-read.ts";
import { LazySessionDrawer } from "../sessions/lazy-session-drawer.tsx";
import { PickableRows } from "../status/pickable-rows.tsx";
import { RefusedNotice } from "../status/refused-notice.tsx";
import { useChangeSeveral } from "../status/use-change-several.ts";
import { WaitingSection } from "../waiting/waiting-section.tsx";
import { AppointmentRows, zoneOf } from "./appointment-rows.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { NoAppointments } from "./no-appointments.tsx";

/** Fetches a page. The previous rows stay for another search, day or page, but not for another status. */
function useAppointments(type: string, wanted: AppointmentQuery) {
  const { status, to_collect } = appointmentFilter(type, wanted);
  return useRead(appointmentsRead(type, wanted), {
    quiet: true,
    keepPrevious: ({ query }) => query?.["status"] === status && query["to_collect"] === to_collect,
  });
}

type Counts = Record<AppointmentStatus | "to-collect", number>;

/** Returns the number of appointments per status and of those to collect, from the same response. */
const useCounts = (type: string, wanted: AppointmentQuery) =>
  useRead(appointmentsRead(type, wanted), {
    quiet: true,
    keepPrevious: true,
    select: ({ counts, to_collect }): Counts => ({ ...counts, "to-collect": to_collect.count }),
  }).data;

/** Links to another status keep the search and the days, but not the page number. */
function AppointmentTabs({ type }: { type: string }) {
  const [query] = useSearchParams();
  const counts = useCounts(type, appointmentQueryIn(query));
  const kept = new URLSearchParams(query);
  kept.delete("page");
  const search = kept.size === 0 ? "" : `?${kept}`;
  const to = (kind: string) => `${pages.appointments}/${kind}${search}`;
  const tabs = Object.entries(appointmentListTypes).map(([kind, name]) => ({
    name: t(name),
    to: to(kind),
    count: counts ? countOf(kind, counts) : null,
  }));
  return <LinkTabs label={t("Appointments by status")} tabs={tabs} current={to(type)} />;
}

function countOf(kind: string, counts: Counts): number {
  const { "to-collect": toCollect, ...byStatus } = counts;
  if (kind === "to-collect") return toCollect;
  const status = listedStatusOf(kind);
  if (status !== "All") return byStatus[status];
  return Object.values(byStatus).reduce((sum, count) => sum + count, 0);
}

// Loaded on demand: most visits to a list open no appointment.
const AppointmentDrawer = lazy(async () => ({
  default: (await import("../calendar/drawer/appointment-drawer.tsx")).AppointmentDrawer,
}));

/** `/appointments/:type`. */
export function AppointmentListScreen() {
  const { type = "" } = useParams();
  const [query] = useSearchParams();
  const filter = { ...useListFilter(), service: serviceIn(query) };
  const { data: user } = useRead(readOf(dashboard.get, {}));
  const { data, isError, isFetching, isPlaceholderData, refetch } = useAppointments(type, filter);
  const opened = useOpened("appointment");
  const hasOpened = useHasOpened(opened.id !== undefined);
  const name = typeName(appointmentListTypes, type);
  const zone = user?.store_info?.timezone;
  const rowsZone = zone ?? zoneOf(data?.data ?? []);
  const total = isPlaceholderData ? 0 : (data?.pagination.total ?? 0);
  const actions = (
    <>
      <ExportButton
        endpoint={appointments.export}
        input={{ query: appointmentFilter(type, filter) }}
        total={total}
        done={t("Appointments exported")}
      />
      <Ways />
    </>
  );
  const status = listedStatusOf(type);
  const isPending = status === "Pending";
  const isPickable = isPending || status === "Confirmed";
  // Kept here, so that the notice of refused ones shows even when the list has become empty.
  const changing = useChangeSeveral();
  const label = listName(type);
  const rows = data && { label, answer: data, zone };
  return (
    <Screen title={name ? t(name) : ""} lead={timesLead(zone)} actions={actions}>
      <AppointmentTabs type={type} />
      <ListFilters
        filter={filter}
        label={t("Search appointments")}
        placeholder={t("Customer, service or number")}
      />
      {filter.service !== undefined && <OneService />}
      {isPickable && <RefusedNotice status={status} changing={changing} />}
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("Your appointments could not be loaded. Nothing was changed.")}
        </ErrorState>
      )}
      {!data && !isError && <ListSkeleton label={label} picks={isPending} />}
      {data?.data.length === 0 && <NoAppointments type={type} filter={filter} dashboard={user} />}
      {rows && rows.answer.data.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          {isPickable ? (
            <PickableRows key={status} {...rows} status={status} changing={changing} />
          ) : (
            <AppointmentRows {...rows} />
          )}
        </div>
      )}
      {isPending && zone !== undefined && <WaitingSection zone={zone} />}
      {hasOpened && (
        <Suspense>
          <AppointmentDrawer id={opened.id} zone={rowsZone} onClose={opened.close} />
        </Suspense>
      )}
      <LazySessionDrawer zone={rowsZone} />
    </Screen>
  );
}

/** Says that the list shows one service, and how to see all. */
function OneService() {
  const [query] = useSearchParams();
  const all = new URLSearchParams(query);
  all.delete("service_id");
  all.delete("page");
  return (
    <p className="mb-4 text-body text-sm">
      {t("This list shows one service only.")}{" "}
      <Link to={`?${all}`} className="text-accent-text underline underline-offset-2 hover:text-strong">
        {t("Show all services")}
      </Link>
    </p>
  );
}

const listName = (type: string): string =>
  t(
    "{type, select, pending {Pending appointments} confirmed {Confirmed appointments} completed {Completed appointments} cancelled {Cancelled appointments} all {All appointments} to_collect {Appointments to collect} other {No-show appointments}}",
    // A hyphen can't be part of such a name.
    { type: type.replace("-", "_") },
  );

const Ways = () => (
  <>
    <Button asChild>
      <Link to={pages.appointments}>
        <CalendarDays aria-hidden="true" />
        {t("Calendar")}
      </Link>
    </Button>
    <Button asChild>
      <Link to={pages.addAppointment}>{t("Add an appointment")}</Link>
    </Button>
  </>
);
