import type { AppointmentStatus } from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import { Ban, CheckCheck, CircleCheck, CircleDashed, TriangleAlert } from "lucide-react";
import { classes } from "#ui/look/classes.ts";

const marks = {
  Pending: [CircleDashed, "text-waiting"],
  Confirmed: [CircleCheck, "text-good"],
  Completed: [CheckCheck, "text-good"],
  Cancelled: [Ban, "text-stopped"],
  "No-show": [TriangleAlert, "text-wrong"],
} as const;

/** The status as an icon, for places without room for the word; shape and colour both tell it. */
export function StatusMark({ status, className }: { status: AppointmentStatus; className?: string }) {
  const [Icon, tone] = marks[status];
  return <Icon aria-hidden="true" className={classes("shrink-0", tone, className ?? "size-3.5")} />;
}
