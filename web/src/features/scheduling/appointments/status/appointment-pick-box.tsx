import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import type { Picking } from "./use-picked.ts";

interface AppointmentPickBoxProps {
  appointment: Appointment;
  picking: Picking;
}

/** Only for an appointment that can be selected. */
export const AppointmentPickBox = ({ appointment, picking }: AppointmentPickBoxProps) =>
  picking.selectable.includes(appointment) && (
    <Checkbox
      aria-label={t("Select {title} with {customer}||verb", {
        title: appointment.title,
        customer: appointment.customer.name,
      })}
      checked={picking.chosen.includes(appointment)}
      onCheckedChange={() => picking.toggle(appointment.id)}
    />
  );

export const PickPage = ({ picking }: { picking: Picking }) => (
  <Checkbox
    aria-label={t("Select all on this page")}
    checked={picking.all}
    onCheckedChange={picking.toggleAll}
  />
);
