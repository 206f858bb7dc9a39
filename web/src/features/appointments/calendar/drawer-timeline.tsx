import type {
  AppointmentChange,
  appointmentActors,
  appointmentEvents,
} from "@solodesk/contract/appointments.ts";
import { now } from "#kernel/clock.ts";
import { exactlyInWords, momentInWords } from "../time-in-words.ts";

const words = {
  created: "Made",
  confirmed: "Confirmed",
  completed: "Completed",
  cancelled: "Cancelled",
  no_show: "Marked as no-show",
  rescheduled: "Moved",
  notes_changed: "Notes changed",
  expired: "Ran out unanswered",
} as const satisfies Record<(typeof appointmentEvents)[number], string>;

const actors = {
  seller: " by you",
  customer: " by your customer",
  system: "",
} as const satisfies Record<(typeof appointmentActors)[number], string>;

interface DrawerTimelineProps {
  timeline: readonly AppointmentChange[];
  zone: string;
}

/** What became of it so far, the latest first. */
export const DrawerTimeline = ({ timeline, zone }: DrawerTimelineProps) => (
  <section aria-label="History">
    <h3 className="mb-2 font-medium text-sm text-strong">History</h3>
    <ol className="ml-1 space-y-2 border-line border-l">
      {timeline.toReversed().map(({ at, event, by, starts_at }, index) => (
        <li key={index} className="relative pl-4 text-sm">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[3.5px] size-1.5 rounded-full bg-edge first-of-type:bg-strong"
          />
          <span className="text-body">
            {words[event]}
            {actors[by]}
            {(event === "rescheduled" || event === "created") && (
              <> · for {momentInWords(zone, starts_at, now())}</>
            )}
          </span>
          <time dateTime={at} title={exactlyInWords(zone, at)} className="figures block text-faint text-xs">
            {momentInWords(zone, at, now())}
          </time>
        </li>
      ))}
    </ol>
  </section>
);
