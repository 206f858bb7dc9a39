import type { AppointmentRow } from "./appointments.repository.ts";

/** The link to the online meeting as customers may see it: not before their booking is confirmed. */
export const customerMeetingUrl = ({
  status,
  meetingUrl,
}: Pick<AppointmentRow, "status" | "meetingUrl">): string | null =>
  status === "Confirmed" ? meetingUrl : null;
