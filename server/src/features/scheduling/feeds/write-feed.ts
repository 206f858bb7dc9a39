import { answerInWords } from "@solodesk/contract/catalog/services/answers.ts";
import { labelled } from "@solodesk/contract/kernel/labelled.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import {
  type CalendarFileEntry,
  calendarFile,
} from "#features/scheduling/appointments/calendar/calendar-file.ts";
import { placeOf } from "#features/scheduling/appointments/place-of.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { feedHashOf } from "./feed-token.ts";
import { type FeedRow, listFeedRows } from "./feeds.repository.ts";

const PAST = days(30);
const AHEAD = days(365);
const MOST = 5_000;

/**
 * Many calendar apps do not show the status, so the title names it unless the appointment is confirmed or
 * completed.
 */
const titleOf = ({ status, title, customer_name }: FeedRow): string => {
  const what = `${title} · ${customer_name}`;
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

const entryOf = (row: FeedRow, id: string, origin: string): CalendarFileEntry => {
  const {
    version,
    status,
    location,
    address,
    customer_name: customer,
    customer_email,
    customer_phone,
    notes,
    answers,
  } = row;
  const said = answers.map((answer) => labelled(answer.label, answerInWords(answer)));
  const lines = [numberAndStatus(row), customer_phone, customer_email, ...said, notes];
  return {
    id,
    version,
    status,
    title: titleOf(row),
    description: lines.filter(Boolean).join("\n"),
    location: placeOf(location, { address, customer, meetingUrl: row.meeting_url }),
    startsAt: new Date(row.starts_at),
    endsAt: new Date(row.ends_at),
    updatedAt: new Date(row.updated_at),
    url: `${origin}${pages.appointments}?appointment=${id}`,
  };
};

/** Returns the calendar file for a private address; undefined if there is no such feed. */
export async function writeFeed(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
  origin: string,
): Promise<string | undefined> {
  const now = clock.now();
  const window = { from: after(now, -PAST), to: after(now, AHEAD), most: MOST };
  const rows = await listFeedRows(db, feedHashOf(token), window);
  const [first] = rows;
  if (!first) return undefined;
  // In the seller's language, not the calendar app's.
  const appointments = inLanguage(first.language, () =>
    rows.flatMap((row) => (row.id === null ? [] : [entryOf(row, row.id, origin)])),
  );
  return calendarFile({ name: first.store, appointments });
}
