import type { Appointment } from "@solodesk/contract/appointments.ts";
import { now } from "#kernel/clock.ts";
import { dayInWords, exactlyInWords, hoursInWords } from "./time-in-words.ts";

interface AppointmentTimeProps {
  appointment: Appointment;
  /** The store's. */
  zone: string;
}

/** The day as people say it; exactly on hover. */
export const AppointmentTime = ({ appointment, zone }: AppointmentTimeProps) => (
  <time
    dateTime={appointment.starts_at}
    title={exactlyInWords(zone, appointment.starts_at)}
    className="figures flex flex-wrap gap-x-2"
  >
    <span className="text-strong">{dayInWords(zone, appointment.starts_at, now())}</span>
    <span>{hoursInWords(zone, appointment)}</span>
  </time>
);
