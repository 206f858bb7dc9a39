import { type AppointmentStatus, appointmentSteps } from "@solodesk/contract/scheduling/appointments.ts";

/**
 * No two appointments of one store with these statuses may overlap. The database enforces it:
 * appointments_apart in 0070-give-services-booking-rules.sql.
 */
export const holdingStatuses = ["Pending", "Confirmed"] as const satisfies AppointmentStatus[];

export const canAppointmentBecome = (from: AppointmentStatus, to: AppointmentStatus): boolean =>
  appointmentSteps[from].includes(to);

export const canMove = (status: AppointmentStatus): boolean =>
  holdingStatuses.some((holding) => holding === status);
