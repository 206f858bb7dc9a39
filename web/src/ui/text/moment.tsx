import { now } from "#kernel/time/clock.ts";
import { clockInWords, dayInWords, dayWithin, exactlyInWords } from "#kernel/time/time-in-words.ts";

interface MomentProps {
  instant: string;
  zone: string;
  /** For use within a sentence: "tomorrow". */
  within?: boolean;
}

/** The day and time in words; the exact time on hover. */
export const Moment = ({ instant, zone, within = false }: MomentProps) => (
  <time
    dateTime={instant}
    title={exactlyInWords(zone, instant)}
    className="figures inline-flex flex-wrap gap-x-1"
  >
    <span>{(within ? dayWithin : dayInWords)(zone, instant, now())},</span>
    <span className="whitespace-nowrap">{clockInWords(zone, instant)}</span>
  </time>
);
