import { t } from "@solodesk/contract/kernel/language/t.ts";
import { DAY, instantOf, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { type WaitingPerson, waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { withSpots } from "#kernel/text/spots-in-words.ts";
import { now } from "#kernel/time/clock.ts";
import { clockInWords, dayInWords } from "#kernel/time/time-in-words.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { waitingRowId } from "./use-waiting.ts";

const useRemoveWaiting = () => useSend(waitlist.remove, { refresh: [waitlist.list] });

/** Asks first: the customer loses their place in the list and is not notified. */
function RemoveWaiting({ person: { id, status, customer } }: { person: WaitingPerson }) {
  const { mutate, isPending } = useRemoveWaiting();
  const text = [
    t("We won't offer them a time for this day, and we don't email them about it."),
    status === "offered" && t("The time kept for them goes to the next customer."),
  ];
  return (
    <Question
      title={t("Remove {name}?", { name: customer.name })}
      text={text.filter(Boolean).join(" ")}
      yes={t("Remove")}
      onYes={() => mutate({ params: { id } })}
    >
      <Button
        size="sm"
        look="ghost"
        busy={isPending}
        aria-label={t("Remove {name} from the waitlist", { name: customer.name })}
      >
        {t("Remove")}
      </Button>
    </Question>
  );
}

interface WaitingItemProps {
  person: WaitingPerson;
  /** The store's time zone. */
  zone: string;
}

function stateOf({ offer }: WaitingPerson, zone: string): string {
  if (!offer) return t("Waiting||a customer on the waitlist");
  return t("{time} kept until {until}", {
    time: clockInWords(zone, offer.starts_at),
    until: clockInWords(zone, offer.until),
  });
}

export function WaitingItem({ person, zone }: WaitingItemProps) {
  const { id, customer, service, seats, day, notes, status } = person;
  const noon = new Date(instantOf(zone, wallOfDay(day) + DAY / 2)).toISOString();
  return (
    <li
      id={waitingRowId(id)}
      // The focus goes here when the address names this row.
      tabIndex={-1}
      className="grid scroll-mt-20 items-center gap-x-4 gap-y-1 border-line border-b py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_13.5rem_auto]"
    >
      <div className="min-w-0 break-words">
        <p className="font-medium text-strong">{customer.name}</p>
        <p className="text-faint text-sm">{customer.email}</p>
      </div>
      <div className="min-w-0 break-words">
        <p>
          <time dateTime={day} className="text-strong">
            {dayInWords(zone, noon, now())}
          </time>
          , {withSpots(service.name, seats)}
        </p>
        {notes && (
          <p className="line-clamp-1 text-faint text-sm" title={notes}>
            {notes}
          </p>
        )}
      </div>
      <div className="flex items-center justify-between gap-4 md:contents">
        <span>
          <Badge tone={status === "offered" ? "good" : "waiting"}>{stateOf(person, zone)}</Badge>
        </span>
        <RemoveWaiting person={person} />
      </div>
    </li>
  );
}
