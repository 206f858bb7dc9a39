// What calendars of the seller show of appointments: one entry for each, and one for all who come to a session.
import { answerElsewhere } from "@solodesk/contract/catalog/services/answers.ts";
import { labelled } from "@solodesk/contract/kernel/labelled.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { CalendarFileEntry } from "#features/scheduling/appointments/calendar/calendar-file.ts";
import { placeOf } from "#features/scheduling/appointments/place-of.ts";
import type { Deps } from "#kernel/deps.ts";
import { type FeedRow, listFeedRows, type WhichFeed } from "./feeds.repository.ts";

const MOST = 5_000;

const namedWithSpots = (name: string, seats: number): string =>
  seats > 1 ? t("{name} ({seats, plural, one {# spot} other {# spots}})||a customer", { name, seats }) : name;

/**
 * Many calendar apps do not show the status, so the title names it unless the appointment is confirmed or
 * completed.
 */
const titleOf = ({ status, title, customer_name, seats }: FeedRow): string => {
  const what = `${title} · ${namedWithSpots(customer_name, seats)}`;
  return status === "Confirmed" || status === "Completed"
    ? what
    : t("{status, select, Pending {Pending} Cancelled {Cancelled} other {No-show}}: {what}", {
        status,
        what,
      });
};

const numberAndStatus = ({ number, status }: FeedRow): string =>
  t(
    "A-{number}, {status, select, Pending {Pending} Confirmed {Confirmed} Completed {Completed} Cancelled {Cancelled} other {No-show}}",
    { number: String(number), status },
  );

function descriptionOf(row: FeedRow): string {
  const { customer_phone, customer_email, answers, notes } = row;
  const said = answers.map((answer) => labelled(answer.label, answerElsewhere(answer)));
  return [numberAndStatus(row), customer_phone, customer_email, ...said, notes].filter(Boolean).join("\n");
}

const entryOf = (row: FeedRow, id: string, origin: string): CalendarFileEntry => {
  const { version, status, location, address, customer_name: customer } = row;
  return {
    id,
    version,
    status,
    title: titleOf(row),
    description: descriptionOf(row),
    location: placeOf(location, { address, customer, meetingUrl: row.meeting_url }),
    startsAt: new Date(row.starts_at),
    endsAt: new Date(row.ends_at),
    updatedAt: new Date(row.updated_at),
    url: `${origin}${pages.appointments}?appointment=${id}`,
  };
};

/** One entry for all who come to a session. */
function sessionEntryOf(rows: readonly FeedRow[], id: string, origin: string): CalendarFileEntry | undefined {
  const coming = rows
    .filter(({ status }) => status !== "Cancelled")
    .toSorted((a, b) => a.customer_name.localeCompare(b.customer_name));
  const row = coming.find(({ status }) => status !== "Pending") ?? coming[0] ?? rows[0];
  if (!row) return undefined;
  const taken = coming.reduce((sum, { seats }) => sum + seats, 0);
  return {
    ...entryOf(row, id, origin),
    // Grows with each change, unless someone moves away. Calendar apps replace a feed as a whole.
    version: rows.reduce((sum, { version }) => sum + version, 0),
    ...(coming.length > 0 && {
      title: t("{title} · {taken} of {capacity} spots", {
        title: row.title,
        taken,
        capacity: row.capacity ?? taken,
      }),
      description: coming
        .map((one) => [namedWithSpots(one.customer_name, one.seats), descriptionOf(one)].join("\n"))
        .join("\n\n"),
    }),
    updatedAt: new Date(Math.max(...rows.map(({ updated_at }) => Date.parse(updated_at)))),
    url: `${origin}${pages.appointments}?session=${id}`,
  };
}

interface Entries {
  /** The store's name. */
  name: string;
  entries: CalendarFileEntry[];
}

/** Lists the entries of appointments that begin between these times. Undefined if there is no such store or feed. */
export async function listFeedEntries(
  { db, clock }: Pick<Deps, "db" | "clock">,
  which: WhichFeed,
  { from, to, origin }: { from: Date; to: Date; origin: string },
): Promise<Entries | undefined> {
  const found = await listFeedRows(db, which, { from, to, now: clock.now(), most: MOST });
  const rows = found.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  const [first] = rows;
  if (!first) return undefined;
  // In the seller's language, not the calendar app's.
  const entries = inLanguage(first.language, () =>
    [...Map.groupBy(rows, ({ session_id, id }) => session_id ?? id)].flatMap(([id, together]) => {
      const [row] = together;
      if (id === null || !row) return [];
      return row.session_id === null
        ? entryOf(row, id, origin)
        : (sessionEntryOf(together, id, origin) ?? []);
    }),
  );
  return { name: first.store, entries };
}
