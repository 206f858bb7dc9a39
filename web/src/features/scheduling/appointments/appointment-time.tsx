import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { now } from "#kernel/time/clock.ts";
import { dayInWords, exactlyInWords, hoursInWords } from "#kernel/time/time-in-words.ts";
import { SeriesMark } from "./series/series-mark.tsx";

interface AppointmentTimeProps {
  appointment: Appointment;
  /** The store's time zone. */
  zone: string;
}

/** The day in words and the hours; the exact time on hover. */
export const AppointmentTime = ({ appointment, zone }: AppointmentTimeProps) => (
  <time
    dateTime={appointment.starts_at}
    title={exactlyInWords(zone, appointment.starts_at)}
    className="figures flex flex-wrap gap-x-2"
  >
    <span className="text-strong">{dayInWords(zone, appointment.starts_at, now())}</span>
    <span className="whitespace-nowrap">
      {hoursInWords(zone, appointment)}
      <SeriesMark appointment={appointment} className="ms-2 align-[-0.1em]" />
    </span>
  </time>
);
