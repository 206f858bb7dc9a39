import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { AppointmentChange } from "@solodesk/contract/scheduling/appointments/appointment-change.ts";
import { now } from "#kernel/time/clock.ts";
import { momentWithin } from "#kernel/time/time-in-words.ts";
import { Timeline } from "#ui/data/timeline.tsx";

const words: Readonly<Record<AppointmentChange["event"], Message>> = {
  created: msg(
    "{by, select, seller {Created by you} customer {Created by your customer} other {Created}}||an appointment",
  ),
  verified: msg("Email address confirmed by your customer"),
  confirmed: msg(
    "{by, select, seller {Confirmed by you} customer {Confirmed by your customer} other {Confirmed}}||an appointment",
  ),
  completed: msg(
    "{by, select, seller {Completed by you} customer {Completed by your customer} other {Completed}}||an appointment",
  ),
  cancelled: msg(
    "{by, select, seller {Cancelled by you} customer {Cancelled by your customer} other {Cancelled}}||an appointment",
  ),
  no_show: msg(
    "{by, select, seller {Marked as no-show by you} customer {Marked as no-show by your customer} other {Marked as no-show}}",
  ),
  rescheduled: msg(
    "{by, select, seller {Moved by you} customer {Moved by your customer} other {Moved}}||an appointment",
  ),
  notes_changed: msg(
    "{by, select, seller {Notes changed by you} customer {Notes changed by your customer} other {Notes changed}}",
  ),
  expired: msg("Expired: not confirmed in time"),
  payment_recorded: msg("Payment recorded by you"),
  payment_left_open: msg("Payment left open by you"),
  payment_waived: msg("Marked as no charge by you"),
};

interface DrawerTimelineProps {
  timeline: readonly AppointmentChange[];
  zone: string;
}

export const DrawerTimeline = ({ timeline, zone }: DrawerTimelineProps) => (
  <Timeline
    zone={zone}
    entries={timeline.map(({ at, event, by, starts_at }) => ({
      at,
      words: (
        <>
          {t(words[event], { by })}
          {(event === "rescheduled" || event === "created") && (
            <>
              {" "}
              · {t("for {moment}||when an appointment is", { moment: momentWithin(zone, starts_at, now()) })}
            </>
          )}
        </>
      ),
    }))}
  />
);
