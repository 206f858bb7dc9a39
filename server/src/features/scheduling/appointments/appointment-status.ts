import {
  type AppointmentStatus,
  appointmentSteps,
} from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";

/**
 * No two appointments of one store with these statuses may overlap, unless they are in one session. The database enforces
 * it: appointments_apart in 0078-share-times.sql.
 */
export const holdingStatuses = ["Pending", "Confirmed"] as const satisfies AppointmentStatus[];

export const canAppointmentBecome = (from: AppointmentStatus, to: AppointmentStatus): boolean =>
  appointmentSteps[from].includes(to);

export const canMove = (status: AppointmentStatus): boolean =>
  holdingStatuses.some((holding) => holding === status);
