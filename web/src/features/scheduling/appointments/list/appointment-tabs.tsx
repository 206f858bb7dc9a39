import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { AppointmentStatus } from "@solodesk/contract/scheduling/appointments.ts";
import { useSearchParams } from "react-router";
import { appointmentTypes } from "#kernel/api/list-types.ts";
import { listIn } from "#kernel/api/wanted-list.ts";
import { LinkTabs } from "#ui/layout/link-tabs.tsx";
import { statusOf } from "../appointments-read.ts";
import { useCounts } from "./use-appointments.ts";

/** The words and days looked for go along to another status; a page of one list is none of another. */
export function AppointmentTabs({ type }: { type: string }) {
  const [query] = useSearchParams();
  const counts = useCounts(type, listIn(query));
  const kept = new URLSearchParams(query);
  kept.delete("page");
  const search = kept.size === 0 ? "" : `?${kept}`;
  const to = (kind: string) => `${pages.appointments}/${kind}${search}`;
  const tabs = Object.entries(appointmentTypes).map(([kind, name]) => ({
    name,
    to: to(kind),
    count: counts ? countOf(kind, counts) : null,
  }));
  return <LinkTabs label="Appointments by status" tabs={tabs} current={to(type)} />;
}

function countOf(kind: string, counts: Record<AppointmentStatus, number>): number {
  const status = statusOf(kind);
  if (status !== "All") return counts[status];
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
