import { calendarFile } from "../calendar-file.ts";
import { type Subject, subjectPlace } from "./letter-facts.ts";

interface Sender {
  /** The address the letter comes from: readers believe a change only from whoever invited. */
  from: string | undefined;
  url: string;
}

/** The appointment as the customer's own calendar takes it; called off, as what takes it out again. */
export function letterCalendar(subject: Subject, { from, url }: Sender): string {
  const { store, row } = subject;
  const place = subjectPlace(subject);
  const invites = row.status === "Cancelled" ? "CANCEL" : "REQUEST";
  return calendarFile({
    name: store.name,
    // Both other methods name who invites, and without a mail server nobody does.
    method: from === undefined ? "PUBLISH" : invites,
    appointments: [
      {
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
      },
    ],
  });
}
