import { t } from "@solodesk/contract/kernel/language/t.ts";
import { statusNames } from "@solodesk/contract/scheduling/appointments/status-names.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import type { Session } from "@solodesk/contract/scheduling/sessions.ts";
import { rich } from "#kernel/text/rich.tsx";
import { spotsInWords } from "#kernel/text/spots-in-words.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Details, WaysToReach } from "#ui/layout/details.tsx";
import { Money } from "#ui/text/money.tsx";
import { AppointmentLink } from "../appointment-link.tsx";
import { statusTone } from "../status/status-tone.ts";
import { WhenDetail } from "../when-detail.tsx";
import { CompleteSession } from "./complete-session.tsx";

interface SessionBodyProps {
  session: Session;
  zone: string;
}

export const SessionBody = ({ session, zone }: SessionBodyProps) => (
  <>
    <header className="p-5 pe-14 pb-4">
      <h2 className="break-words text-lg">{session.service.name}</h2>
      <p className="figures text-body">
        {t("{taken} of {count, plural, one {# spot} other {# spots}} booked", {
          taken: session.taken,
          count: session.capacity,
        })}
      </p>
      {session.held > 0 && (
        <p className="text-faint text-sm">
          {t(
            "{count, plural, one {# spot is being booked right now} other {# spots are being booked right now}}",
            { count: session.held },
          )}
        </p>
      )}
    </header>
    <div className="min-h-0 flex-1 space-y-5 overflow-y-auto px-5 pb-5">
      <Details>
        <WhenDetail time={session} zone={zone} />
      </Details>
      <section>
        <h3 className="font-medium text-sm text-strong">{t("Who's coming||to a session")}</h3>
        <ul aria-label={t("Who's coming||to a session")} className="mt-2 border-line border-t">
          {session.appointments.map((appointment) => (
            <PersonRow key={appointment.id} appointment={appointment} />
          ))}
        </ul>
      </section>
    </div>
    <CompleteSession key={session.id} session={session} zone={zone} />
  </>
);

/** The whole row opens the appointment; the links in it are above that. */
function PersonRow({ appointment }: { appointment: Appointment }) {
  const { customer, seats, status, due, notes } = appointment;
  return (
    <li className="relative -mx-2 rounded-md border-line border-b px-2 py-3 hover:bg-hover">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 break-words">
          <AppointmentLink appointment={appointment} />
          {seats > 1 && <span className="text-faint"> · {spotsInWords(seats)}</span>}
        </p>
        {status !== "Confirmed" && <Badge tone={statusTone[status]}>{t(statusNames[status])}</Badge>}
      </div>
      <div className="relative z-1 w-fit max-w-full text-sm">
        <WaysToReach {...customer} />
      </div>
      {due.amount > 0 && (
        <p className="text-sm text-strong">
          {rich("<amount></amount> still due", { amount: () => <Money value={due} /> })}
        </p>
      )}
      {notes && <p className="whitespace-pre-line break-words text-faint text-sm">{notes}</p>}
    </li>
  );
}
