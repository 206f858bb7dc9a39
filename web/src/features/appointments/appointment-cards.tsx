import type { Appointment } from "@solodesk/contract/appointments.ts";
import { Badge } from "#ui/badge.tsx";
import { RowCard } from "#ui/table.tsx";
import { AppointmentActions } from "./appointment-actions.tsx";
import { AppointmentTime } from "./appointment-time.tsx";
import { statusTone } from "./status-tone.ts";

interface AppointmentCardsProps {
  label: string;
  appointments: readonly Appointment[];
  zone: string;
}

/** The same on a phone: when comes first, because that is what one looks for on the way. */
export const AppointmentCards = ({ label, appointments, zone }: AppointmentCardsProps) => (
  <ul aria-label={label} className="border-line border-t">
    {appointments.map((appointment) => (
      <RowCard key={appointment.id} className="flex-col !items-stretch !gap-2">
        <div className="flex items-start justify-between gap-3">
          <AppointmentTime appointment={appointment} zone={zone} />
          <Badge tone={statusTone[appointment.status]}>{appointment.status}</Badge>
        </div>
        <div className="flex items-end justify-between gap-3">
          <div className="min-w-0 break-words">
            <p className="font-medium text-strong">{appointment.customer.name}</p>
            <p className="text-faint text-sm">{appointment.title}</p>
          </div>
          <AppointmentActions appointment={appointment} />
        </div>
      </RowCard>
    ))}
  </ul>
);
