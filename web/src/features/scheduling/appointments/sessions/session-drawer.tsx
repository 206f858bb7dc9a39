import { t } from "@solodesk/contract/kernel/language/t.ts";
import { sessions } from "@solodesk/contract/scheduling/sessions.ts";
import { useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { SessionBody } from "./session-body.tsx";

interface SessionDrawerProps {
  /** The drawer is open while this is set. */
  id: string | undefined;
  zone: string;
  onClose: () => void;
}

/** Who comes to a time that several customers share; slides in from below on a phone. */
export function SessionDrawer({ id, zone, onClose }: SessionDrawerProps) {
  // The last session stays visible while the drawer slides out.
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const { data, error, isFetching, refetch } = useRead(readOf(sessions.get, { params: { id: last ?? "" } }), {
    enabled: id !== undefined,
    quiet: true,
  });
  const session = data?.data;
  const content = () => {
    if (session) return <SessionBody session={session} zone={zone} />;
    if (error?.code === "not_found")
      return <EmptyState drawing="calendar">{t("No one is booked for this session.")}</EmptyState>;
    if (error)
      return (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("This session could not be loaded. Nothing was changed.")}
        </ErrorState>
      );
    return <SessionSkeleton />;
  };
  return (
    <Drawer
      title={session?.service.name ?? t("Session||a time that several customers share")}
      open={id !== undefined}
      onClose={onClose}
      className="md:w-[27rem]"
    >
      {content()}
    </Drawer>
  );
}

const SessionSkeleton = () => (
  <output aria-label={t("Loading the session")} className="block space-y-4 p-5">
    <Skeleton className="h-6 w-56" />
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-16" />
    <Skeleton className="h-40" />
  </output>
);
