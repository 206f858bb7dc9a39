import { type AppointmentStatus, appointmentSteps } from "@solodesk/contract/scheduling/appointments.ts";

/** Of these no two overlap in one store. The database says the same: appointments_apart in 0011-appointments.sql. */
export const holdingStatuses = ["Pending", "Confirmed"] as const satisfies AppointmentStatus[];

export const canBecome = (from: AppointmentStatus, to: AppointmentStatus): boolean =>
  appointmentSteps[from].includes(to);

export const canMove = (status: AppointmentStatus): boolean =>
  holdingStatuses.some((holding) => holding === status);
