import { type CalendarFileEntry, calendarFile } from "../calendar/calendar-file.ts";
import { type Subject, subjectPlace } from "./email-facts.ts";

interface Sender {
  /** The address the letter comes from: readers believe a change only from whoever invited. */
  from: string | undefined;
}

/** With where the customer sees and changes it. */
interface Linked {
  subject: Subject;
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

/** The appointment as the customer's own calendar takes it; called off, as what takes it out again. */
export function emailCalendar(linked: Linked, sender: Sender): string {
  const { store, row } = linked.subject;
  const invites = row.status === "Cancelled" ? "CANCEL" : "REQUEST";
  return calendarFile({
    name: store.name,
    // Both other methods name who invites, and without a mail server nobody does.
    method: sender.from === undefined ? "PUBLISH" : invites,
    appointments: [entryOf(linked, sender)],
  });
}

/** All of a series in one file, each an event of its own: an invitation may hold but one (RFC 5546), so this only tells. */
export const seriesCalendar = (name: string, linked: readonly Linked[], sender: Sender): string =>
  calendarFile({ name, method: "PUBLISH", appointments: linked.map((one) => entryOf(one, sender)) });
