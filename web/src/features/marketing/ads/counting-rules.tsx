import { touchDays } from "@solodesk/contract/store/visits/touch.ts";
import { timesLead } from "#kernel/time/time-in-words.ts";

/** How all of it is counted, in words. `zone`: of the store, once it is known. */
export const CountingRules = ({ zone }: { zone: string | undefined }) => (
  <section aria-label="How this is counted" className="max-w-[65ch] space-y-2 text-body">
    <h2 className="text-md">How this is counted</h2>
    <p>
      An order or a booking belongs to the last ad or tagged link its visitor came by within {touchDays} days.
      Coming back directly in between changes nothing. It counts on the day it was made, on your store’s
      calendar. {timesLead(zone)}
    </p>
    <p>
      Revenue is what buyers paid for goods and services, without shipping and tax. A refund lowers it at
      once, on the day of its order. A booking that was cancelled counts no more, and an appointment bought in
      the cart counts as its order only.
    </p>
    <p>
      Visits are counted on your store page, without cookies and without knowing who came. Whoever asks not to
      be tracked leaves little trace: of them only the address they came by counts. Robots are left out, so
      visits may be fewer than the clicks your platform reports.
    </p>
  </section>
);
