// Appointments as a calendar file (RFC 5545), for a download, a mail or a feed. Times are instants in UTC, which every
// reader shows in its own zone.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { AppointmentStatus } from "@solodesk/contract/scheduling/appointments.ts";
import ical, {
  escape,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { minutes } from "#kernel/time/clock.ts";

export interface CalendarFileEntry {
  /** Of the appointment, for all its life: what a reader knows it by again. */
  id: Id;
  version: number;
  status: AppointmentStatus;
  title: string;
  description?: string;
  /** In words. */
  location?: string;
  startsAt: Date;
  endsAt: Date;
  updatedAt: Date;
  /** Who is invited: told only by REQUEST and CANCEL, which are letters to them. */
  customer?: { name: string; email: string };
  /** Left out without an email address, which the format asks for. */
  organiser?: { name: string; email?: string };
  url?: string;
}

interface CalendarFile {
  name: string;
  appointments: readonly CalendarFileEntry[];
  method?: "PUBLISH" | "REQUEST" | "CANCEL";
}

/** Seconds after which a reader that follows a feed asks again. */
const REFRESH = minutes(15) / 1000;

const states: Record<AppointmentStatus, [ICalEventStatus, ICalEventBusyStatus]> = {
  Pending: [ICalEventStatus.TENTATIVE, ICalEventBusyStatus.TENTATIVE],
  Confirmed: [ICalEventStatus.CONFIRMED, ICalEventBusyStatus.BUSY],
  Completed: [ICalEventStatus.CONFIRMED, ICalEventBusyStatus.BUSY],
  "No-show": [ICalEventStatus.CONFIRMED, ICalEventBusyStatus.BUSY],
  Cancelled: [ICalEventStatus.CANCELLED, ICalEventBusyStatus.FREE],
};

/** The format has no place for other control characters than tabs and line breaks, and no way to write them. */
const printable = (words: string): string => words.replace(/(?![\t\r\n])\p{Cc}/gu, "");

function eventOf(entry: CalendarFileEntry, method: ICalCalendarMethod): ICalEventData {
  const { id, version, title, description = "", location = "", customer, organiser, url } = entry;
  const [status, busystatus] = states[entry.status];
  const isLetter = method !== ICalCalendarMethod.PUBLISH;
  return {
    id: `${id}@solodesk`,
    sequence: version - 1,
    status,
    busystatus,
    transparency:
      busystatus === ICalEventBusyStatus.FREE
        ? ICalEventTransparency.TRANSPARENT
        : ICalEventTransparency.OPAQUE,
    stamp: entry.updatedAt,
    lastModified: entry.updatedAt,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: printable(title),
    ...(description && { description: printable(description) }),
    ...(location && { location: printable(location) }),
    ...(organiser?.email && {
      organizer: { name: printable(organiser.name) || organiser.email, email: organiser.email },
    }),
    ...(isLetter &&
      customer?.email && {
        attendees: [
          {
            name: printable(customer.name),
            email: customer.email,
            status: ICalAttendeeStatus.ACCEPTED,
            rsvp: false,
          },
        ],
      }),
    ...(url && { url }),
  };
}

export function calendarFile({ name, appointments, method = "PUBLISH" }: CalendarFile): string {
  const means = ICalCalendarMethod[method];
  const calendar = ical({
    // The one text that the library writes as it is given.
    name: escape(printable(name), false),
    prodId: { company: "Solodesk", product: "Appointments", language: "EN" },
    method: means,
    ttl: REFRESH,
    events: appointments.map((entry) => eventOf(entry, means)),
  });
  return `${calendar.toString()}\r\n`;
}
