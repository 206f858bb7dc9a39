import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { useLocation, useNavigate } from "react-router";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { holdsTime } from "./overlap.ts";

/** The server refuses to move a finished, cancelled or recorded appointment. */
export const canReschedule = (appointment: Pick<Appointment, "status" | "recorded">): boolean =>
  holdsTime(appointment) && !appointment.recorded;

/** Opens the drawer of an appointment with its dialog for another time. */
export function useOpenReschedule(): (appointment: Appointment) => void {
  const { addressOf } = useOpened("appointment", "session");
  const navigate = useNavigate();
  return ({ id }) =>
    void navigate(addressOf(id), {
      preventScrollReset: true,
      state: { opened: "appointment", reschedules: true },
    });
}

/** Whether the drawer was opened that way. */
export function useIsReschedule(): boolean {
  const { state } = useLocation();
  return typeof state === "object" && state !== null && "reschedules" in state;
}
