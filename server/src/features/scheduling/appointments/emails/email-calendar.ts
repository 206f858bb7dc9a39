import { type CalendarFileEntry, calendarFile } from "../calendar/calendar-file.ts";
import { type AppointmentSubject, subjectPlace } from "./email-facts.ts";

interface Sender {
  /** The sender address of the email: calendar apps accept a change only from the original organiser. */
  from: string | undefined;
}

/** An appointment and the link where the customer sees and changes it. */
interface Linked {
  subject: AppointmentSubject;
  url: string;
}

function entryOf({ subject, url }: Linked, { from }: Sender): CalendarFileEntry {
  const { store, row } = subject;
  const place = subjectPlace(subject);
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    title: `${row.title}, ${store.name}`,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    updatedAt: row.updatedAt,
    customer: { name: row.customerName, email: row.customerEmail },
    ...(place && { location: place }),
    ...(from !== undefined && { organiser: { name: store.name, email: from } }),
    url,
  };
}

/**
 * Returns a calendar file that adds the appointment to the customer's calendar or, if it is cancelled,
 * removes it.
 */
export function emailCalendar(linked: Linked, sender: Sender): string {
  const { store, row } = linked.subject;
  const invites = row.status === "Cancelled" ? "CANCEL" : "REQUEST";
  return calendarFile({
    name: store.name,
    // REQUEST and CANCEL need an organiser's address, and without a mail server there is none.
    method: sender.from === undefined ? "PUBLISH" : invites,
    appointments: [entryOf(linked, sender)],
  });
}

/**
 * Returns all appointments of a series as separate events. Uses PUBLISH, because an invitation may hold only
 * one event (RFC 5546).
 */
export const seriesCalendar = (name: string, linked: readonly Linked[], sender: Sender): string =>
  calendarFile({ name, method: "PUBLISH", appointments: linked.map((one) => entryOf(one, sender)) });
