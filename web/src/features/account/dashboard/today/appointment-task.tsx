import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { AppointmentLink } from "#features/scheduling/appointments/appointment-link.tsx";
import { AppointmentTime } from "#features/scheduling/appointments/appointment-time.tsx";
import { OpenAmount } from "#features/scheduling/appointments/collect/open-amount.tsx";
import { AppointmentActions } from "#features/scheduling/appointments/status/appointment-actions.tsx";
import { Unverified } from "#features/scheduling/appointments/status/unverified.tsx";
import { withSpots } from "#kernel/text/spots-in-words.ts";
import { RowCard } from "#ui/data/table.tsx";

interface AppointmentTaskProps {
  appointment: Appointment;
  /** The store's time zone. */
  zone: string;
}

export const AppointmentTask = ({ appointment, zone }: AppointmentTaskProps) => (
  <RowCard className="relative flex-wrap justify-between">
    <div className="min-w-0 flex-1 basis-48 break-words">
      <p>
        <AppointmentLink appointment={appointment} />{" "}
        <span className="text-body">{withSpots(appointment.title, appointment.seats)}</span>
      </p>
      <p className="text-faint text-sm">
        <AppointmentTime appointment={appointment} zone={zone} />
      </p>
      <OpenAmount appointment={appointment} />
      <Unverified appointment={appointment} />
    </div>
    <div className="ms-auto">
      <AppointmentActions appointment={appointment} />
    </div>
  </RowCard>
);
