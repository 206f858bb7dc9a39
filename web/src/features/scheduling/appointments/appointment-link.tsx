import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { Link } from "react-router";
import { useOpened } from "#ui/overlays/use-opened.ts";

/** The customer's name; it opens all about the appointment, and the whole row or card takes the press. */
export function AppointmentLink({ appointment: { id, title, customer } }: { appointment: Appointment }) {
  const { addressOf } = useOpened("appointment");
  return (
    <Link
      to={addressOf(id)}
      preventScrollReset
      state={{ opened: "appointment" }}
      aria-haspopup="dialog"
      aria-label={`${title} with ${customer.name}`}
      className="rounded-sm font-medium text-strong after:absolute after:inset-0"
    >
      {customer.name}
    </Link>
  );
}
