import { longWeekday } from "#kernel/time/long-day.ts";
import { type Clocks, myClock, myDay, theirClock } from "./when/clocks.ts";

interface BookingMomentProps {
  clocks: Clocks;
  startsAt: string;
  endsAt?: string | undefined;
}

/** A time in the visitor's time zone and, if it differs, below it in the store's. */
export function BookingMoment({ clocks, startsAt, endsAt }: BookingMomentProps) {
  const other = theirClock(clocks, startsAt);
  return (
    <time dateTime={startsAt} className="figures">
      {longWeekday(myDay(clocks, startsAt))}
      <br />
      {myClock(clocks, startsAt)}
      {endsAt !== undefined && ` – ${myClock(clocks, endsAt)}`}
      {other !== undefined && <span className="block text-faint">{other}</span>}
    </time>
  );
}
