import { t } from "@solodesk/contract/kernel/language/t.ts";
import { externalCalendars, type Source } from "@solodesk/contract/scheduling/external-calendars.ts";
import { RefreshCw } from "lucide-react";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Badge, type Tone } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Question } from "#ui/overlays/question.tsx";

const useRemoveExternalCalendar = () =>
  useSend(externalCalendars.remove, { refresh: [externalCalendars.list, externalCalendars.listBusy] });

/** Asks first: its busy times can be booked again at once. */
function RemoveExternalCalendar({ calendar: { id, name } }: { calendar: Source }) {
  const { mutate, isPending } = useRemoveExternalCalendar();
  return (
    <Question
      title={t("Remove {name}?", { name })}
      text={t(
        "Customers can book you at its busy times again right away. The calendar itself stays as it is.",
      )}
      yes={t("Remove")}
      onYes={() => mutate({ params: { id } })}
    >
      <Button size="sm" look="ghost" busy={isPending} aria-label={t("Remove {name}", { name })}>
        {t("Remove")}
      </Button>
    </Question>
  );
}

/** Reads a calendar now and shows the result. One that cannot be read is still a success, with `error`. */
function useReadExternalCalendar() {
  const { mutateAsync, isPending } = useSend(externalCalendars.read, {
    refresh: [externalCalendars.list, externalCalendars.listBusy],
  });
  const read = (id: string) =>
    mutateAsync({ params: { id } }).then(
      ({ data: { name, error } }) =>
        error === null
          ? notify({ type: "success", title: t("{calendar} was read", { calendar: name }) })
          : notify({
              type: "warning",
              title: t("{calendar} could not be read", { calendar: name }),
              description: error,
            }),
      // The error has been shown.
      () => undefined,
    );
  return { read: (id: string) => void read(id), isPending };
}

function stateOf({ error, stale }: Source): { tone: Tone; name: string } {
  if (stale) return { tone: "wrong", name: t("Out of date") };
  return error === null ? { tone: "good", name: t("Up to date") } : { tone: "waiting", name: t("Retrying") };
}

const countOf = (count: number): string =>
  t("{count, plural, =0 {no busy times ahead} one {# busy time ahead} other {# busy times ahead}}", {
    count,
  });

/** One of the other calendars, with its state. */
export function ExternalCalendarRow({ calendar }: { calendar: Source }) {
  const { id, name, host, read_at, error, stale, notes, busy } = calendar;
  const { read, isPending } = useReadExternalCalendar();
  const state = stateOf(calendar);
  const words = [
    ...(error === null ? [] : [`${error} ${t("We try again automatically.")}`]),
    ...(stale ? [t("Its last known busy times still keep customers from booking.")] : []),
    ...notes,
  ];
  return (
    <li className="space-y-1 border-line border-t py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="break-words font-medium text-strong">{name}</span>
          <Badge tone={state.tone}>{state.name}</Badge>
        </p>
        <div className="flex gap-2">
          <Button
            size="sm"
            busy={isPending}
            aria-label={t("Read {calendar} now", { calendar: name })}
            onClick={() => read(id)}
          >
            <RefreshCw aria-hidden="true" />
            {t("Read now||verb, a calendar")}
          </Button>
          <RemoveExternalCalendar calendar={calendar} />
        </div>
      </div>
      <p className="break-words text-faint text-sm">
        {[
          host,
          t("read {moment}||when a calendar was read", { moment: shortMoment(read_at) }),
          countOf(busy),
        ].join(" · ")}
      </p>
      {words.map((sentence) => (
        <p key={sentence} className="break-words text-body text-sm">
          {sentence}
        </p>
      ))}
    </li>
  );
}
