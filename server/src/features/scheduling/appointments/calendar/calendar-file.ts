// Writes appointments as a calendar file (RFC 5545) for a download, an email or a feed. Times are UTC
// instants, which every calendar app shows in its own zone.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { AppointmentStatus } from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
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
  /** The appointment's id. It never changes, so calendar apps recognise the event. */
  id: Id;
  version: number;
  status: AppointmentStatus;
  title: string;
  description?: string;
  /** As text. */
  location?: string;
  startsAt: Date;
  endsAt: Date;
  updatedAt: Date;
  /** The attendee. Written only for REQUEST and CANCEL, which are emailed to them. */
  customer?: { name: string; email: string };
  /** Left out without an email address, which the format requires. */
  organiser?: { name: string; email?: string };
  url?: string;
}

interface CalendarFile {
  name: string;
  appointments: readonly CalendarFileEntry[];
  method?: "PUBLISH" | "REQUEST" | "CANCEL";
}

/** Seconds after which a calendar app that subscribes to a feed should refresh it. */
const REFRESH = minutes(15) / 1000;

const states: Record<AppointmentStatus, [ICalEventStatus, ICalEventBusyStatus]> = {
  Pending: [ICalEventStatus.TENTATIVE, ICalEventBusyStatus.TENTATIVE],
  Confirmed: [ICalEventStatus.CONFIRMED, ICalEventBusyStatus.BUSY],
  Completed: [ICalEventStatus.CONFIRMED, ICalEventBusyStatus.BUSY],
  "No-show": [ICalEventStatus.CONFIRMED, ICalEventBusyStatus.BUSY],
  Cancelled: [ICalEventStatus.CANCELLED, ICalEventBusyStatus.FREE],
};

/** Removes control characters other than tabs and line breaks: the format cannot encode them. */
const printable = (words: string): string => words.replace(/(?![\t\r\n])\p{Cc}/gu, "");

const prodId = { company: "Solodesk", product: "Appointments", language: "EN" } as const;

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

/** Writes one entry as a CalDAV server stores it: without a METHOD and without what is said of a whole feed. */
export function calendarObject(entry: CalendarFileEntry): string {
  const calendar = ical({
    prodId,
    events: [eventOf(entry, ICalCalendarMethod.PUBLISH)],
  });
  return `${calendar.toString()}\r\n`;
}

export function calendarFile({ name, appointments, method = "PUBLISH" }: CalendarFile): string {
  const means = ICalCalendarMethod[method];
  const calendar = ical({
    // The one text that the library does not escape.
    name: escape(printable(name), false),
    prodId,
    method: means,
    ttl: REFRESH,
    events: appointments.map((entry) => eventOf(entry, means)),
  });
  return `${calendar.toString()}\r\n`;
}
