import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import type { Picking } from "./use-picked.ts";

export const AppointmentPickBox = ({
  appointment,
  picking,
}: {
  appointment: Appointment;
  picking: Picking;
}) => (
  <Checkbox
    aria-label={`Select ${appointment.title} with ${appointment.customer.name}`}
    checked={picking.chosen.includes(appointment)}
    onCheckedChange={() => picking.toggle(appointment.id)}
  />
);

export const PickPage = ({ picking }: { picking: Picking }) => (
  <Checkbox aria-label="Select all on this page" checked={picking.all} onCheckedChange={picking.toggleAll} />
);
