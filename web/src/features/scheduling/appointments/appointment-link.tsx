import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { Link } from "react-router";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { appointmentName } from "./appointment-name.ts";

/** The customer's name, linked to the appointment's drawer; the whole row or card is clickable. */
export function AppointmentLink({ appointment: { id, title, customer } }: { appointment: Appointment }) {
  const { addressOf } = useOpened("appointment", "session");
  return (
    <Link
      to={addressOf(id)}
      preventScrollReset
      state={{ opened: "appointment" }}
      aria-haspopup="dialog"
      aria-label={appointmentName(title, customer.name)}
      className="rounded-sm font-medium text-strong after:absolute after:inset-0"
    >
      {customer.name}
    </Link>
  );
}
