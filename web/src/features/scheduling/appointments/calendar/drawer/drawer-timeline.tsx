import type {
  AppointmentChange,
  appointmentActors,
  appointmentEvents,
} from "@solodesk/contract/scheduling/appointments.ts";
import { now } from "#kernel/time/clock.ts";
import { momentInWords } from "#kernel/time/time-in-words.ts";
import { Timeline } from "#ui/data/timeline.tsx";

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

export const DrawerTimeline = ({ timeline, zone }: DrawerTimelineProps) => (
  <Timeline
    zone={zone}
    entries={timeline.map(({ at, event, by, starts_at }) => ({
      at,
      words: (
        <>
          {words[event]}
          {actors[by]}
          {(event === "rescheduled" || event === "created") && (
            <> · for {momentInWords(zone, starts_at, now())}</>
          )}
        </>
      ),
    }))}
  />
);
