import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { CalendarConflict, ExternalCalendar } from "@solodesk/contract/scheduling/external-calendars.ts";
import { Link } from "react-router";
import { CallError } from "#kernel/api/call-error.ts";
import { notify } from "#kernel/page/notify.ts";
import { Button } from "#ui/forms/button.tsx";
import { conflictName, timesOf } from "./conflict-words.ts";
import { MoveAppointment } from "./move-appointment.tsx";
import { useResolve } from "./use-resolve.ts";

interface ConflictCardProps {
  calendar: ExternalCalendar;
  conflict: CalendarConflict;
  /** The store's time zone. */
  zone: string;
}

/** Says where the calendar and the desk differ, what can be done, and what follows. */
export function ConflictCard({ calendar, conflict, zone }: ConflictCardProps) {
  const { kind, is_session, proposed } = conflict;
  const names = { calendar: calendar.name };
  const { there, here } = timesOf(zone, conflict);
  const isRemoved = kind === "removed";
  return (
    <li className="rounded-md px-3 py-2.5 ring-1 ring-line ring-inset">
      <p className="break-words font-medium text-strong">{conflictName(conflict)}</p>
      <p className="break-words text-body">
        {isRemoved
          ? t("It was deleted in {calendar}. Here it's booked for {here}.", { ...names, here })
          : t("In {calendar} it was moved to {there}. Here it's booked for {here}.", {
              ...names,
              there,
              here,
            })}
      </p>
      {is_session && (
        <p className="text-body">
          {isRemoved
            ? t("Several customers come to it. To cancel, cancel each booking.")
            : t("Several customers come to it, so move them one by one.")}
        </p>
      )}
      <p className="text-faint text-sm">
        {isRemoved
          ? t("Putting it back writes it into {calendar} again.", names)
          : t("Keeping {here} moves it back in {calendar}.", { ...names, here })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {proposed && !is_session && (
          <MoveAppointment
            calendar={calendar}
            conflict={conflict}
            proposed={proposed}
            to={there}
            zone={zone}
          />
        )}
        {(isRemoved || is_session) && <OpenIt conflict={conflict} />}
        <Keep calendar={calendar} conflict={conflict} here={here} />
      </div>
    </li>
  );
}

/** Opens what is booked where it can be cancelled, or its customers moved. */
function OpenIt({ conflict: { id, is_session } }: { conflict: CalendarConflict }) {
  const query = new URLSearchParams({ [is_session ? "session" : "appointment"]: id });
  return (
    <Button asChild size="sm">
      <Link to={`${pages.appointments}?${query}`}>
        {is_session ? t("Open the session") : t("Cancel the appointment…")}
      </Link>
    </Button>
  );
}

interface KeepProps {
  calendar: ExternalCalendar;
  conflict: CalendarConflict;
  /** When it is booked here. */
  here: string;
}

function Keep({ calendar: { id, name }, conflict, here }: KeepProps) {
  const { mutateAsync, isPending } = useResolve();
  const isRemoved = conflict.kind === "removed";
  const keep = async () => {
    try {
      await mutateAsync({ params: { id, entry_id: conflict.id }, body: { keep: "solodesk" } });
      notify({
        type: "success",
        title: isRemoved ? t("Put back") : t("Kept {here}", { here }),
        description: t("We're writing it into {calendar}.", { calendar: name }),
      });
    } catch (refusal) {
      // The error has been shown, and nothing is decided.
      if (!(refusal instanceof CallError)) throw refusal;
    }
  };
  return (
    <Button size="sm" busy={isPending} onClick={() => void keep()}>
      {isRemoved ? t("Put it back") : t("Keep {here}", { here })}
    </Button>
  );
}
