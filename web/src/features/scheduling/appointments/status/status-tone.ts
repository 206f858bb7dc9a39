import type { AppointmentStatus } from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import type { Tone } from "#ui/data/badge.tsx";

export const statusTone = {
  Pending: "waiting",
  Confirmed: "good",
  Completed: "good",
  Cancelled: "stopped",
  "No-show": "wrong",
} as const satisfies Record<AppointmentStatus, Tone>;
