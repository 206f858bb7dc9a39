import { t } from "@solodesk/contract/kernel/language/t.ts";
import { statusNames } from "@solodesk/contract/scheduling/appointments/status-names.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { withSpots } from "#kernel/text/spots-in-words.ts";
import { Badge } from "#ui/data/badge.tsx";
import { RowCard } from "#ui/data/table.tsx";
import { classes } from "#ui/look/classes.ts";
import { AppointmentLink } from "../appointment-link.tsx";
import { AppointmentTime } from "../appointment-time.tsx";
import { OpenAmount } from "../collect/open-amount.tsx";
import { AppointmentActions } from "../status/appointment-actions.tsx";
import { AppointmentPickBox, PickPage } from "../status/appointment-pick-box.tsx";
import { statusTone } from "../status/status-tone.ts";
import { Unverified } from "../status/unverified.tsx";
import type { Picking } from "../status/use-picked.ts";

interface AppointmentCardsProps {
  label: string;
  appointments: readonly Appointment[];
  zone: string;
  /** Set where several can be selected. */
  picking?: Picking | undefined;
}

/** The list on a phone: the time comes first, because that is what sellers look up on the go. */
export const AppointmentCards = ({ label, appointments, zone, picking }: AppointmentCardsProps) => (
  <>
    {picking && (
      <div className="flex min-h-11 items-center gap-3 text-faint text-sm">
        <PickPage picking={picking} />
        <span aria-hidden="true">{t("Select all on this page")}</span>
      </div>
    )}
    <ul aria-label={label} className="border-line border-t">
      {appointments.map((appointment) => (
        <RowCard
          key={appointment.id}
          className={classes(
            "relative !items-start",
            picking?.chosen.includes(appointment) && "-mx-4 bg-accent-wash px-4",
          )}
        >
          {picking && (
            <span className="relative z-1 flex h-6 w-4.5 items-center">
              <AppointmentPickBox appointment={appointment} picking={picking} />
            </span>
          )}
          <AppointmentCard appointment={appointment} zone={zone} />
        </RowCard>
      ))}
    </ul>
  </>
);

const AppointmentCard = ({ appointment, zone }: { appointment: Appointment; zone: string }) => (
  <div className="min-w-0 flex-1 space-y-2">
    <div className="flex items-start justify-between gap-3">
      <AppointmentTime appointment={appointment} zone={zone} />
      <Badge tone={statusTone[appointment.status]}>{t(statusNames[appointment.status])}</Badge>
    </div>
    <div className="flex items-end justify-between gap-3">
      <div className="min-w-0 break-words">
        <AppointmentLink appointment={appointment} />
        <p className="text-faint text-sm">{withSpots(appointment.title, appointment.seats)}</p>
        <OpenAmount appointment={appointment} />
        <Unverified appointment={appointment} />
      </div>
      <AppointmentActions appointment={appointment} />
    </div>
  </div>
);
