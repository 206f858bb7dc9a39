import { t } from "@solodesk/contract/kernel/language/t.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { lazy, Suspense, useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { appointmentName } from "../../appointment-name.ts";

// Loaded on demand: its forms are a third of Home's code, and most visits open no appointment.
const DrawerBody = lazy(async () => ({
  default: (await import("./appointment-drawer-body.tsx")).AppointmentDrawerBody,
}));

interface AppointmentDrawerProps {
  /** The drawer is open while this is set. */
  id: string | undefined;
  zone: string;
  onClose: () => void;
}

/** Everything about one appointment and all its actions; slides in from below on a phone. */
export function AppointmentDrawer({ id, zone, onClose }: AppointmentDrawerProps) {
  // The last appointment stays visible while the drawer slides out.
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const { data, error, isFetching, refetch } = useRead(
    readOf(appointments.get, { params: { id: last ?? "" } }),
    { enabled: id !== undefined, quiet: true },
  );
  const appointment = data?.data;
  const title = appointment
    ? appointmentName(appointment.title, appointment.customer.name)
    : t("Appointment");
  return (
    <Drawer title={title} open={id !== undefined} onClose={onClose} className="md:w-[27rem]">
      {appointment ? (
        <Suspense fallback={<DrawerSkeleton />}>
          <DrawerBody key={appointment.id} appointment={appointment} zone={zone} />
        </Suspense>
      ) : error?.code === "not_found" ? (
        <EmptyState drawing="calendar">{t("There is no such appointment in your calendar.")}</EmptyState>
      ) : error ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("This appointment could not be loaded. Nothing was changed.")}
        </ErrorState>
      ) : (
        <DrawerSkeleton />
      )}
    </Drawer>
  );
}

const DrawerSkeleton = () => (
  <output aria-label={t("Loading the appointment")} className="block space-y-4 p-5">
    <Skeleton className="h-6 w-56" />
    <Skeleton className="h-5 w-24" />
    <Skeleton className="h-40" />
    <Skeleton className="h-24" />
  </output>
);
