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
      title={`Remove ${name}?`}
      text="Others can book you at its busy times again, at once. The calendar itself stays as it is."
      yes="Remove"
      onYes={() => mutate({ params: { id } })}
    >
      <Button size="sm" look="ghost" busy={isPending} aria-label={`Remove ${name}`}>
        Remove
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
          ? notify({ type: "success", title: `${name} was read` })
          : notify({ type: "warning", title: `${name} could not be read`, description: error }),
      // The error has been shown.
      () => undefined,
    );
  return { read: (id: string) => void read(id), isPending };
}

function stateOf({ error, stale }: Source): { tone: Tone; name: string } {
  if (stale) return { tone: "wrong", name: "Out of date" };
  return error === null ? { tone: "good", name: "Up to date" } : { tone: "waiting", name: "Tries again" };
}

function countOf(busy: number): string {
  if (busy === 0) return "nothing ahead";
  return busy === 1 ? "1 busy time ahead" : `${busy.toLocaleString()} busy times ahead`;
}

/** One of the other calendars, with its state. */
export function ExternalCalendarRow({ calendar }: { calendar: Source }) {
  const { id, name, host, read_at, error, stale, notes, busy } = calendar;
  const { read, isPending } = useReadExternalCalendar();
  const state = stateOf(calendar);
  const words = [
    ...(error === null ? [] : [`${error} It is tried again by itself.`]),
    ...(stale ? ["What it was busy with when it was last read still keeps others from booking."] : []),
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
          <Button size="sm" busy={isPending} aria-label={`Read ${name} now`} onClick={() => read(id)}>
            <RefreshCw aria-hidden="true" />
            Read now
          </Button>
          <RemoveExternalCalendar calendar={calendar} />
        </div>
      </div>
      <p className="break-words text-faint text-sm">
        {host} · read {shortMoment(read_at)} · {countOf(busy)}
      </p>
      {words.map((sentence) => (
        <p key={sentence} className="break-words text-body text-sm">
          {sentence}
        </p>
      ))}
    </li>
  );
}
