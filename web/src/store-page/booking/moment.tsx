import { type Clocks, dayInWords, myClock, myDay, theirClock } from "./when/clocks.ts";

interface MomentProps {
  clocks: Clocks;
  startsAt: string;
  endsAt?: string | undefined;
}

/** A time in the visitor's time zone and, if it differs, below it in the store's. */
export function Moment({ clocks, startsAt, endsAt }: MomentProps) {
  const other = theirClock(clocks, startsAt);
  return (
    <time dateTime={startsAt} className="figures">
      {dayInWords(myDay(clocks, startsAt))}
      <br />
      {myClock(clocks, startsAt)}
      {endsAt !== undefined && ` – ${myClock(clocks, endsAt)}`}
      {other !== undefined && <span className="block text-faint">{other}</span>}
    </time>
  );
}
