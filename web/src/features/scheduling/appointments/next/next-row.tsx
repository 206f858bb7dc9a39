import { t } from "@solodesk/contract/kernel/language/t.ts";
import { statusNames } from "@solodesk/contract/scheduling/appointments/status-names.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { Link } from "react-router";
import { withSpots } from "#kernel/text/spots-in-words.ts";
import { clocksDiffer, exactlyInWords, momentInWords, viewerZone } from "#kernel/time/time-in-words.ts";
import { Badge } from "#ui/data/badge.tsx";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { appointmentName } from "../appointment-name.ts";
import { SeriesMark } from "../series/series-mark.tsx";
import { statusTone } from "../status/status-tone.ts";
import { Unverified } from "../status/unverified.tsx";

interface NextRowProps {
  appointment: Appointment;
  zone: string;
  /** The moment that "Tomorrow" is relative to. */
  at: Date;
}

/** One of the next appointments; opens the drawer of the calendar beside it. */
export const NextRow = ({ appointment, zone, at }: NextRowProps) => {
  const { id, title, customer, starts_at, status, seats } = appointment;
  const mine = viewerZone();
  const { addressOf } = useOpened("appointment");
  return (
    <li className="border-line border-b">
      <Link
        to={addressOf(id)}
        state={{ opened: "appointment" }}
        preventScrollReset
        className="-mx-3 block rounded-md px-3 py-2.5 hover:bg-hover"
      >
        <span className="flex min-h-6 items-center justify-between gap-3">
          <time
            dateTime={starts_at}
            title={exactlyInWords(zone, starts_at)}
            className="figures font-medium text-strong"
          >
            {momentInWords(zone, starts_at, at)}
          </time>
          <SeriesMark appointment={appointment} className="me-auto -ms-1" />
          {status === "Pending" && <Badge tone={statusTone[status]}>{t(statusNames[status])}</Badge>}
        </span>
        <span className="block truncate text-body">
          {withSpots(appointmentName(title, customer.name), seats)}
        </span>
        <Unverified appointment={appointment} />
        {clocksDiffer(zone, mine, starts_at) && (
          <span className="figures block text-faint text-sm">
            {t("{time} for you", { time: momentInWords(mine, starts_at, at) })}
          </span>
        )}
      </Link>
    </li>
  );
};
