import { t } from "@solodesk/contract/kernel/language/t.ts";
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
