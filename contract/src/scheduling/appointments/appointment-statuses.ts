export const appointmentStatuses = ["Pending", "Confirmed", "Completed", "Cancelled", "No-show"] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** The statuses that may follow each status; all other changes are refused. */
export const appointmentSteps: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  Pending: ["Confirmed", "Cancelled"],
  Confirmed: ["Completed", "No-show", "Cancelled"],
  Completed: [],
  Cancelled: [],
  "No-show": [],
};
